package tablee.metro;

class BacklashScenariosTest extends MetroScenarios {}

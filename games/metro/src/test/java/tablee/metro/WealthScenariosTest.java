package tablee.metro;

class WealthScenariosTest extends MetroScenarios {}

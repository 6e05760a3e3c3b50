package tablee.metro;

class AccrocScenariosTest extends MetroScenarios {}

package tablee.metro;

class TurnScenariosTest extends MetroScenarios {}

package tablee.metro;

class ScoreScenariosTest extends MetroScenarios {}

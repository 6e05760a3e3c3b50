package tablee.metro;

class LifeScenariosTest extends MetroScenarios {}

package tablee.metro;

class HidingScenariosTest extends MetroScenarios {}

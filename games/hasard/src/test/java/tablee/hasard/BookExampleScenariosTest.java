package tablee.hasard;

class BookExampleScenariosTest extends HasardScenarios {}

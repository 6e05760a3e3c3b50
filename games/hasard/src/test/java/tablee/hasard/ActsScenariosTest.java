package tablee.hasard;

class ActsScenariosTest extends HasardScenarios {}

package tablee.hasard;

class BirthScenariosTest extends HasardScenarios {}

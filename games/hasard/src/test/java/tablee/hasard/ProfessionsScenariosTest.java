package tablee.hasard;

class ProfessionsScenariosTest extends HasardScenarios {}

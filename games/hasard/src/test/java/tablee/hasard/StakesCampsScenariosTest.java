package tablee.hasard;

class StakesCampsScenariosTest extends HasardScenarios {}

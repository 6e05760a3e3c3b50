package tablee.hasard;

class LevelCScenariosTest extends HasardScenarios {}

package tablee.hasard;

class LevelVScenariosTest extends HasardScenarios {}

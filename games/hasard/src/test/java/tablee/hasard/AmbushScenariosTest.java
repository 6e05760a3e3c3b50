package tablee.hasard;

class AmbushScenariosTest extends HasardScenarios {}

package tablee.hasard;

class ContentScenariosTest extends HasardScenarios {}

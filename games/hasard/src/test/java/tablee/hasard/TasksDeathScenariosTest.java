package tablee.hasard;

class TasksDeathScenariosTest extends HasardScenarios {}

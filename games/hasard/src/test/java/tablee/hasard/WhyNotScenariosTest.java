package tablee.hasard;

class WhyNotScenariosTest extends HasardScenarios {}

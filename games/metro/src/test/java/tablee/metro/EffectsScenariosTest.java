package tablee.metro;

class EffectsScenariosTest extends MetroScenarios {}

package tablee.cv;

import tablee.testkit.ScenarioSuite;

/// What else must hold.
class WhatElseScenariosTest extends ScenarioSuite.OfOneFile {}

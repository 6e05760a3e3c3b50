CREATE TABLE public.audit (
    id text NOT NULL,
    at bigint NOT NULL,
    author text NOT NULL,
    act text NOT NULL,
    target text NOT NULL,
    detail text NOT NULL
);
CREATE TABLE public.chairs (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    person text NOT NULL
);
CREATE TABLE public.devices (
    token_hash text NOT NULL,
    id text NOT NULL,
    person text NOT NULL,
    label text NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL
);
CREATE TABLE public.flyway_schema_history (
    installed_rank integer NOT NULL,
    version character varying(50),
    description character varying(200) NOT NULL,
    type character varying(20) NOT NULL,
    script character varying(1000) NOT NULL,
    checksum integer,
    installed_by character varying(100) NOT NULL,
    installed_on timestamp without time zone DEFAULT now() NOT NULL,
    execution_time integer NOT NULL,
    success boolean NOT NULL
);
CREATE TABLE public.links (
    hash text NOT NULL,
    person text NOT NULL,
    table_id text NOT NULL,
    seat bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.log (
    table_id text NOT NULL,
    seq bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.moderators (
    person text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    language text NOT NULL,
    program bigint NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.programs (
    version text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.pushes (
    endpoint text NOT NULL,
    person text NOT NULL,
    key text NOT NULL,
    auth text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.put_away (
    person text NOT NULL,
    table_id text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.replays (
    id text NOT NULL,
    person text NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.reports (
    id text NOT NULL,
    table_id text NOT NULL,
    seq bigint NOT NULL,
    reporter text NOT NULL,
    accused text NOT NULL,
    reason text NOT NULL,
    lines text NOT NULL,
    at bigint NOT NULL,
    done_at bigint NOT NULL
);
CREATE TABLE public.sanctions (
    id text NOT NULL,
    kind text NOT NULL,
    target text NOT NULL,
    until bigint NOT NULL,
    reason text NOT NULL,
    author text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    phase text NOT NULL,
    listed bigint NOT NULL,
    host text NOT NULL,
    seats bigint NOT NULL,
    free bigint NOT NULL,
    waits bigint NOT NULL,
    due_at bigint NOT NULL,
    opened_at bigint NOT NULL,
    moved_at bigint NOT NULL,
    summary text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.traces (
    person text NOT NULL,
    table_id text NOT NULL
);
INSERT INTO public.chairs VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 0, 'WM_vjIUK4pupFHHb');
INSERT INTO public.chairs VALUES ('E4MKGgReq7XwbusY2Tt94w', 0, 'WM_vjIUK4pupFHHb');
INSERT INTO public.chairs VALUES ('EUjpnyuyT69PCz75Zae3XQ', 0, 'WM_vjIUK4pupFHHb');
INSERT INTO public.chairs VALUES ('SDH_s5TIhQV_ReT52WNo2A', 0, 'WM_vjIUK4pupFHHb');
INSERT INTO public.devices VALUES ('0d72af62cd8b5461a2a1f551220dfe49dccddfcf691504625690823fa8bb00ec', '0d72af62cd8b5461', 'WM_vjIUK4pupFHHb', 'Python', 1794966625465, 1794966625465);
INSERT INTO public.flyway_schema_history VALUES (1, '1', 'tables', 'SQL', 'V1__tables.sql', 2141445862, 'postgres', '2026-11-18 01:51:39.257302', 96, true);
INSERT INTO public.flyway_schema_history VALUES (2, '2', 'after', 'SQL', 'V2__after.sql', -1780810993, 'postgres', '2026-11-18 01:51:39.504663', 56, true);
INSERT INTO public.flyway_schema_history VALUES (3, '3', 'house', 'SQL', 'V3__house.sql', 1724196460, 'postgres', '2026-11-18 01:51:39.671468', 282, true);
INSERT INTO public.flyway_schema_history VALUES (4, '4', 'mine', 'SQL', 'V4__mine.sql', 498103575, 'postgres', '2026-11-18 01:51:40.134699', 71, true);
INSERT INTO public.flyway_schema_history VALUES (5, '5', 'programs', 'SQL', 'V5__programs.sql', 1107634627, 'postgres', '2026-11-18 01:51:40.33554', 143, true);
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 1, 1794966626119, '{"k":"opened","p":"WM_vjIUK4pupFHHb","game":"cabo","settings":{"seats":3,"options":{"callerProtection":"none","decks":"1","firstStarter":"random","kamikazeMatch":"exact","lookSeconds":"6","memory":"off","resetLimitPlayer":"-1","resetLimitTable":"-1","resetTo":"50","startCards":"4","startPeeks":"2","swapOpponents":"false","turnLimit":"0"}},"content":"none","rules":"cabo-1","seed":"53b267f1feabbe1607d009f17e37ae1454549255553a597839465bd57298bca3","commitment":"2cd59190077cbe13ea0320fecf3e4eb4acfa596b95e9b6289c4f3958ccb5f28e","draws":"hmac-sha256-commit-reveal/2","terms":{"clock":{"kind":"none"},"overtime":"bot","spectators":true,"listed":false,"hotSeat":false,"forced":true,"pace":0,"substitute":"habitué","absence":0,"aids":false,"hints":"solo"}}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 2, 1794966626537, '{"k":"seated","s":"A","by":{"id":"WM_vjIUK4pupFHHb","name":"Ana","program":true}}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 3, 1794966626759, '{"k":"seated","s":"B","by":{"bot":"DEBUTANT"}}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 4, 1794966626948, '{"k":"seated","s":"C","by":{"bot":"DEBUTANT"}}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 5, 1794966628306, '{"k":"readied","s":"A","ready":true,"nonce":"","commitment":"4b4183b2c282055d0f58487d7fe252cac0391d935c6e58fceebe130c9192f360","open":false}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 6, 1794966628340, '{"k":"bound","commitments":{"A":"4b4183b2c282055d0f58487d7fe252cac0391d935c6e58fceebe130c9192f360"}}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 7, 1794966628358, '{"k":"revealed","s":"A","nonce":"263515d63bf372bdfb3866a6483a7f84"}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 8, 1794966628365, '{"k":"started","shares":{"A":{"commitment":"4b4183b2c282055d0f58487d7fe252cac0391d935c6e58fceebe130c9192f360","nonce":"263515d63bf372bdfb3866a6483a7f84"}},"x":[{"d":"starter C","h":"1ba176ced9d3e173"},{"d":"deal 1 8 3 9 5 3 7 2 7 3 4 1 10 11 10 8 0 1 6 5 2 4 10 5 9 11 10 1 11 6 2 13 2 13 6 8 8 0 9 9 5 7 3 7 4 4 12 12 12 12 6 11","h":"78198485de16b12b"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 9, 1794966629352, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-8","x":[{"s":"A","d":"look 1","h":"c6e2ef403ecad9a5"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 10, 1794966629508, '{"k":"acted","s":"B","x":[{"s":"B","d":"look 1","h":"23a3ccb7d26b8d56","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 11, 1794966629615, '{"k":"acted","s":"C","x":[{"s":"C","d":"look 1","h":"e5f6c221a8a8a3e2","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 12, 1794966629702, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-9","x":[{"s":"A","d":"ready","h":"c2c4850e7522becb"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 13, 1794966629889, '{"k":"acted","s":"B","x":[{"s":"B","d":"look 2","h":"3b6f22789eb863f4","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 14, 1794966629914, '{"k":"acted","s":"C","x":[{"s":"C","d":"look 2","h":"18546be41a503942","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 15, 1794966629936, '{"k":"acted","s":"B","x":[{"s":"B","d":"ready","h":"279da19a06a08cd2","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 16, 1794966629999, '{"k":"acted","s":"C","x":[{"s":"C","d":"ready","h":"83f166d54d73184f","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 17, 1794966630026, '{"k":"acted","s":"C","x":[{"s":"C","d":"draw","h":"01386608af57ebfa","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 18, 1794966630089, '{"k":"acted","s":"C","x":[{"s":"C","d":"use","h":"bd814f284f9f2de7","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 19, 1794966630156, '{"k":"acted","s":"C","x":[{"s":"C","d":"swap 2 A1","h":"0b9746c476eaeeb4","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 20, 1794966630242, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-19","x":[{"s":"A","d":"call","h":"bb0d80e7538f4358"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 21, 1794966630278, '{"k":"acted","s":"B","x":[{"s":"B","d":"draw","h":"354372d679a4bc76","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 22, 1794966630287, '{"k":"acted","s":"B","x":[{"s":"B","d":"discard","h":"b43d27d612719d80","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 23, 1794966630301, '{"k":"acted","s":"C","x":[{"s":"C","d":"draw","h":"42f7d4c3adb59470","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 24, 1794966630363, '{"k":"acted","s":"C","x":[{"s":"C","d":"use","h":"b3a897f6e790714e","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 25, 1794966630488, '{"k":"acted","s":"C","x":[{"s":"C","d":"peek 2","h":"80a002568ef5ca17","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 26, 1794966630587, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-25","x":[{"s":"A","d":"continue","h":"88575fa95d60fbc9"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 27, 1794966630662, '{"k":"acted","s":"B","x":[{"s":"B","d":"continue","h":"ba1a5f59720fa6dd","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 28, 1794966630695, '{"k":"acted","s":"C","x":[{"s":"C","d":"continue","h":"2cf372f73081469f","c":"BOT"},{"d":"deal 10 5 2 13 6 2 0 7 8 1 8 11 9 1 2 12 5 5 1 9 4 3 9 13 11 4 7 11 12 6 8 12 4 4 5 6 7 10 9 3 10 0 12 3 6 8 3 1 7 10 2 11","h":"60547119d393c20b"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 29, 1794966630752, '{"k":"acted","s":"B","x":[{"s":"B","d":"look 1","h":"13ba79ce11673772","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 30, 1794966630784, '{"k":"acted","s":"C","x":[{"s":"C","d":"look 1","h":"56726925f239971d","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 31, 1794966630793, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-28","x":[{"s":"A","d":"look 4","h":"a49702e51da02712"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 32, 1794966630826, '{"k":"acted","s":"B","x":[{"s":"B","d":"look 2","h":"6051ee78349d47c3","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 33, 1794966630843, '{"k":"acted","s":"C","x":[{"s":"C","d":"look 2","h":"a06ef327926c3737","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 34, 1794966630864, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-31","x":[{"s":"A","d":"ready","h":"f38c668b28aae84d"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 35, 1794966630880, '{"k":"acted","s":"B","x":[{"s":"B","d":"ready","h":"b1323deefba7122c","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 36, 1794966630891, '{"k":"acted","s":"C","x":[{"s":"C","d":"ready","h":"cdf7748c9b78c687","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 37, 1794966630898, '{"k":"acted","s":"B","x":[{"s":"B","d":"draw","h":"c88c5945f0b63b67","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 38, 1794966630978, '{"k":"acted","s":"B","x":[{"s":"B","d":"exchange 2","h":"191ad5b6d1a76dda","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 39, 1794966631048, '{"k":"acted","s":"C","x":[{"s":"C","d":"draw","h":"bf2ce327cbabca96","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 40, 1794966631084, '{"k":"acted","s":"C","x":[{"s":"C","d":"exchange 3","h":"d4d119f4926ac34e","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 41, 1794966631166, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-40","x":[{"s":"A","d":"draw","h":"b555a2f5e9c2651e"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 42, 1794966631291, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-41","x":[{"s":"A","d":"discard","h":"da85508158af636f"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 43, 1794966631314, '{"k":"acted","s":"B","x":[{"s":"B","d":"draw","h":"4a266e67f3219ac0","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 44, 1794966631399, '{"k":"acted","s":"B","x":[{"s":"B","d":"exchange 1","h":"3efde49eb1db7bc5","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 45, 1794966631492, '{"k":"acted","s":"C","x":[{"s":"C","d":"draw","h":"6efe68998624a77c","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 46, 1794966631574, '{"k":"acted","s":"C","x":[{"s":"C","d":"exchange 4","h":"eae85496bc0a248b","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 47, 1794966631636, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-46","x":[{"s":"A","d":"call","h":"e113c02bac9b5a53"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 48, 1794966631712, '{"k":"acted","s":"B","x":[{"s":"B","d":"draw","h":"5de8394e290140ca","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 49, 1794966631804, '{"k":"acted","s":"B","x":[{"s":"B","d":"exchange 3","h":"2b8050fa9071a028","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 50, 1794966631854, '{"k":"acted","s":"C","x":[{"s":"C","d":"take","h":"b1089d117c423f05","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 51, 1794966631933, '{"k":"acted","s":"C","x":[{"s":"C","d":"exchange 2","h":"f5ef4c4407fe6ed9","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 52, 1794966632006, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-51","x":[{"s":"A","d":"continue","h":"4b197dce0856356b"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 53, 1794966632043, '{"k":"acted","s":"B","x":[{"s":"B","d":"continue","h":"ad79122feeda3d66","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 54, 1794966632072, '{"k":"acted","s":"C","x":[{"s":"C","d":"continue","h":"a9d0f8628f66a1e0","c":"BOT"},{"d":"deal 1 1 11 4 2 6 12 6 1 7 9 11 9 9 3 8 11 4 5 13 10 4 12 3 11 7 2 7 8 1 0 2 10 0 6 7 13 8 5 3 12 2 5 8 10 10 4 9 3 12 6 5","h":"3aa102783a8ed870"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 55, 1794966632170, '{"k":"acted","s":"B","x":[{"s":"B","d":"look 1","h":"11389066eab7f440","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 56, 1794966632227, '{"k":"acted","s":"C","x":[{"s":"C","d":"look 1","h":"10d3465fe08b141c","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 57, 1794966632266, '{"k":"acted","s":"B","x":[{"s":"B","d":"look 2","h":"8ff5d2f3e3ac9595","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 58, 1794966632302, '{"k":"acted","s":"C","x":[{"s":"C","d":"look 2","h":"62f5cea51424833a","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 59, 1794966632324, '{"k":"acted","s":"B","x":[{"s":"B","d":"ready","h":"ec874a386b482206","c":"BOT"}]}');
INSERT INTO public.log VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 60, 1794966633414, '{"k":"acted","s":"C","x":[{"s":"C","d":"ready","h":"2cac04341701eabe","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 1, 1794966627565, '{"k":"opened","p":"WM_vjIUK4pupFHHb","game":"hasard","settings":{"seats":3,"options":{"ambush":"box","camps":"false","end":"first","level":"D","rings":"unlimited","stakes":"false","survivor":"play-on","tariff":"1"}},"content":"house/b6c9897323a68b0e","rules":"1","seed":"8b0fdee690bc91f6739d990a1fbcbc0f5d6c69249b05d3f5529a0204b7a72ad4","commitment":"c0cc412a1855adc634972a70565eed7d805fa5a776dcc86868afe7bafa00bbf7","draws":"hmac-sha256-commit-reveal/2","terms":{"clock":{"kind":"none"},"overtime":"bot","spectators":true,"listed":false,"hotSeat":false,"forced":true,"pace":0,"substitute":"habitué","absence":0,"aids":false,"hints":"solo"}}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 2, 1794966627588, '{"k":"seated","s":"A","by":{"id":"WM_vjIUK4pupFHHb","name":"Ana","program":true}}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 3, 1794966627687, '{"k":"seated","s":"B","by":{"bot":"DEBUTANT"}}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 4, 1794966627762, '{"k":"seated","s":"C","by":{"bot":"DEBUTANT"}}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 5, 1794966639738, '{"k":"readied","s":"A","ready":true,"nonce":"","commitment":"5a5d0d7f807d2f817284fd26b0bdf5c6301f8f556d0c7970c466d2c704a254c9","open":false}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 6, 1794966639760, '{"k":"bound","commitments":{"A":"5a5d0d7f807d2f817284fd26b0bdf5c6301f8f556d0c7970c466d2c704a254c9"}}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 7, 1794966639781, '{"k":"revealed","s":"A","nonce":"624f6d0a070256acfdf3c118e6c7aef5"}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 8, 1794966639809, '{"k":"started","shares":{"A":{"commitment":"5a5d0d7f807d2f817284fd26b0bdf5c6301f8f556d0c7970c466d2c704a254c9","nonce":"624f6d0a070256acfdf3c118e6c7aef5"}},"x":[]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 9, 1794966639944, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-8","x":[{"s":"A","d":"throw","h":"16cc3056314e61cc"},{"d":"birth 14","h":"5a13d0add972ed9c"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 10, 1794966640355, '{"k":"acted","s":"B","x":[{"s":"B","d":"throw","h":"416e1f22d3ed5989","c":"BOT"},{"d":"birth 54","h":"c66db434c1c1e4f1"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 11, 1794966640390, '{"k":"acted","s":"C","x":[{"s":"C","d":"throw","h":"493f112764a40ae4","c":"BOT"},{"d":"birth 54","h":"d2bf61e76dc44d5e"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 12, 1794966640430, '{"k":"acted","s":"B","x":[{"s":"B","d":"throw","h":"813b8dc6f6d952c1","c":"BOT"},{"d":"birth 62","h":"a0cdd0786ec023b9"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 13, 1794966640450, '{"k":"acted","s":"C","x":[{"s":"C","d":"throw","h":"2e688c8dde848689","c":"BOT"},{"d":"birth 32","h":"d658d94481341e7f"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 14, 1794966640474, '{"k":"acted","s":"B","x":[{"s":"B","d":"throw","h":"2737206579905ba9","c":"BOT"},{"d":"quality 22","h":"69bd170fa1839841"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 15, 1794966640513, '{"k":"acted","s":"C","x":[{"s":"C","d":"throw","h":"a419166b871fe696","c":"BOT"},{"d":"quality 33","h":"d5fb1d6c85bab8cd"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 16, 1794966640573, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-15","x":[{"s":"A","d":"pass","h":"efd2eedbb15e7f5e"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 17, 1794966640632, '{"k":"acted","s":"B","x":[{"s":"B","d":"throw","h":"00e7791a51f047f8","c":"BOT"},{"d":"quality 63","h":"9dd6700764431ec5"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 18, 1794966640723, '{"k":"acted","s":"C","x":[{"s":"C","d":"throw","h":"14998fc2a7d9c985","c":"BOT"},{"d":"quality 62","h":"f30f11d91ecfef75"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 19, 1794966640780, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-18","x":[{"s":"A","d":"throw","h":"a9e8bdae7cc8f7e6"},{"d":"quality 21","h":"6caa7e74dce206d8"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 20, 1794966640814, '{"k":"acted","s":"B","x":[{"s":"B","d":"throw","h":"ea0cdb841a980b60","c":"BOT"},{"d":"quality 25","h":"6c1b8a27a4de2a89"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 21, 1794966640872, '{"k":"acted","s":"C","x":[{"s":"C","d":"pass","h":"e3e127e8e14a6738","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 22, 1794966640934, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-21","x":[{"s":"A","d":"pass","h":"11914e3f68ef4b7a"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 23, 1794966640994, '{"k":"acted","s":"B","x":[{"s":"B","d":"pass","h":"8a5b12df04826d83","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 24, 1794966641059, '{"k":"acted","s":"C","x":[{"s":"C","d":"pass","h":"569d4c8c5df1d818","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 25, 1794966641129, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-24","x":[{"s":"A","d":"throw","h":"d981bf89489d11c0"},{"d":"quality 55","h":"0442762ce6067166"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 26, 1794966641171, '{"k":"acted","s":"B","x":[{"s":"B","d":"pass","h":"e36bb1677271ff6b","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 27, 1794966641221, '{"k":"acted","s":"C","x":[{"s":"C","d":"pass","h":"92ae3d4c99803d9c","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 28, 1794966641257, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-27","x":[{"s":"A","d":"pass","h":"627e771024c90c85"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 29, 1794966641310, '{"k":"acted","s":"B","x":[{"s":"B","d":"pass","h":"37ab4a06d7abe624","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 30, 1794966641337, '{"k":"acted","s":"C","x":[{"s":"C","d":"pass","h":"ccb8765b6529a533","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 31, 1794966641394, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-30","x":[{"s":"A","d":"throw","h":"ffbf0cc3523fc506"},{"d":"quality 33","h":"651d936fbb6aae1a"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 32, 1794966641430, '{"k":"acted","s":"B","x":[{"s":"B","d":"pass","h":"8648be1c0d0964d3","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 33, 1794966641475, '{"k":"acted","s":"C","x":[{"s":"C","d":"pass","h":"7c56e7084db676df","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 34, 1794966641505, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-33","x":[{"s":"A","d":"pass","h":"a3e9ae2825b375c5"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 35, 1794966641541, '{"k":"acted","s":"B","x":[{"s":"B","d":"pass","h":"862b956abf454a1b","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 36, 1794966641578, '{"k":"acted","s":"C","x":[{"s":"C","d":"pass","h":"d2bef4903f19bd5c","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 37, 1794966641609, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-36","x":[{"s":"A","d":"throw","h":"1cf1f85bbd9ce08b"},{"d":"quality 55","h":"02b8e3852f6da889"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 38, 1794966641656, '{"k":"acted","s":"B","x":[{"s":"B","d":"pass","h":"4e801f9ca1b8e659","c":"BOT"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 39, 1794966641673, '{"k":"acted","s":"C","x":[{"s":"C","d":"throw","h":"cf910f612afa5ce9","c":"BOT"},{"d":"ring 22","h":"eb1171f1e069c4d2"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 40, 1794966641705, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-39","x":[{"s":"A","d":"pass","h":"7580145a8e06379d"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 41, 1794966641744, '{"k":"acted","s":"B","x":[{"s":"B","d":"throw","h":"6a45c8529eb63d57","c":"BOT"},{"d":"ring 46","h":"054118f6f6a207d6"}]}');
INSERT INTO public.log VALUES ('E4MKGgReq7XwbusY2Tt94w', 42, 1794966641783, '{"k":"acted","s":"C","x":[{"s":"C","d":"throw","h":"c3c5a58b405f46a3","c":"BOT"},{"d":"ring 16","h":"81d2232988849a43"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 1, 1794966627090, '{"k":"opened","p":"WM_vjIUK4pupFHHb","game":"cv","settings":{"seats":3,"options":{"bicolourDefer":"edition","edition":"fr","eventTiming":"edition","goal82":"edition","misfortuneCount":"edition","misfortuneTiming":"edition","openHands":"false","placeUnder":"edition","psychotherapy":"edition","publicGoals":"-1","upkeepTiming":"edition"}},"content":"house/ea45128e30ab54ce","rules":"1","seed":"bb6b8fb26c2154f2ab0433c0e05f7bb696e984db0b2fa6c3c428069fae869f94","commitment":"3e20c8a691c502bc26edefe033d6de786d2eb1a0448da65891fb3dbe2e0921d1","draws":"hmac-sha256-commit-reveal/2","terms":{"clock":{"kind":"none"},"overtime":"bot","spectators":true,"listed":false,"hotSeat":false,"forced":true,"pace":0,"substitute":"habitué","absence":0,"aids":false,"hints":"solo"}}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 2, 1794966627107, '{"k":"seated","s":"A","by":{"id":"WM_vjIUK4pupFHHb","name":"Ana","program":true}}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 3, 1794966627148, '{"k":"seated","s":"B","by":{"bot":"DEBUTANT"}}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 4, 1794966627172, '{"k":"seated","s":"C","by":{"bot":"DEBUTANT"}}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 5, 1794966632210, '{"k":"readied","s":"A","ready":true,"nonce":"","commitment":"88bedc8c17d7c67a7317bcfe3c5eda02b7100c781ec3818d296a21a86219ab95","open":false}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 6, 1794966632240, '{"k":"bound","commitments":{"A":"88bedc8c17d7c67a7317bcfe3c5eda02b7100c781ec3818d296a21a86219ab95"}}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 7, 1794966632326, '{"k":"revealed","s":"A","nonce":"c222428f43f4d98084d90be276986ac5"}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 8, 1794966632330, '{"k":"started","shares":{"A":{"commitment":"88bedc8c17d7c67a7317bcfe3c5eda02b7100c781ec3818d296a21a86219ab95","nonce":"c222428f43f4d98084d90be276986ac5"}},"x":[{"d":"young 22 16 18 19 37 38 29 17 27 23 24 20 15 35 32 28 34 36 25 33 14 31 13 21 26 30","h":"959ec9d0f5fdce22"},{"d":"adult 49 56 46 45 53 51 44 58 54 39 50 47 43 57 42 55 41 52 40 48","h":"dd5a470498716a23"},{"d":"senior 59 75 73 62 68 72 70 66 67 61 69 63 64 74 65 71 60","h":"b5a6849e0df69a28"},{"d":"goals 80 77 82 79 83 76 78 81","h":"550d16634c8940c8"},{"d":"childhood 11 2 9 7 4 3 10 6 5 8 1","h":"debc3f5fda935803"},{"d":"pool 10 6 11 2 3 4 12 9 7","h":"ab6181fb428b4b14"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 9, 1794966634134, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-8","x":[{"s":"A","d":"keep 2","h":"2bace4901fa4970f"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 10, 1794966634195, '{"k":"acted","s":"B","x":[{"s":"B","d":"keep 9","h":"5b7ac94adbaccaf2","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 11, 1794966634220, '{"k":"acted","s":"C","x":[{"s":"C","d":"keep 11","h":"91f2b7d8f7d71232","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 12, 1794966634312, '{"k":"acted","s":"B","x":[{"s":"B","d":"keep 12","h":"4cbefae6e52e5d8f","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 13, 1794966634365, '{"k":"acted","s":"C","x":[{"s":"C","d":"keep 3","h":"7436d2f0f5e04caf","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 14, 1794966634400, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-11","x":[{"s":"A","d":"keep 7","h":"e57d3678266fbff8"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 15, 1794966634546, '{"k":"acted","s":"B","x":[{"s":"B","d":"throw 1 2 3 4","h":"d41390c817aac016","c":"BOT"},{"d":"roll MKRB","h":"7ab642a23cfae808"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 16, 1794966634625, '{"k":"acted","s":"B","x":[{"s":"B","d":"throw 1 2","h":"06744af0920ded12","c":"BOT"},{"d":"roll MB","h":"da06faedfeb047df"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 17, 1794966634650, '{"k":"acted","s":"B","x":[{"s":"B","d":"throw 1","h":"3994c290abf289e4","c":"BOT"},{"d":"roll M","h":"3ef36c7200d3cfee"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 18, 1794966634701, '{"k":"acted","s":"B","x":[{"s":"B","d":"stop","h":"c34af8690f0211b8","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 19, 1794966634797, '{"k":"acted","s":"B","x":[{"s":"B","d":"play 9","h":"6efb0f94919e4199","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 20, 1794966634865, '{"k":"acted","s":"B","x":[{"s":"B","d":"buy 3","h":"0793e82200fb1a7d","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 21, 1794966634933, '{"k":"acted","s":"B","x":[{"s":"B","d":"done","h":"eb40547c8171cab7","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 22, 1794966634980, '{"k":"acted","s":"C","x":[{"s":"C","d":"throw 1 2 3 4","h":"7896d02d8257e3ab","c":"BOT"},{"d":"roll MBBR","h":"e343b42afedd64ca"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 23, 1794966635072, '{"k":"acted","s":"C","x":[{"s":"C","d":"throw 4","h":"1f6dae15f7b1fd9b","c":"BOT"},{"d":"roll L","h":"3b2684607d0cc16a"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 24, 1794966635093, '{"k":"acted","s":"C","x":[{"s":"C","d":"throw 4","h":"146152dd9d76abe6","c":"BOT"},{"d":"roll R","h":"ae7ccba1b6ebb4d6"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 25, 1794966635117, '{"k":"acted","s":"C","x":[{"s":"C","d":"stop","h":"76a76620c07f6fb0","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 26, 1794966635183, '{"k":"acted","s":"C","x":[{"s":"C","d":"play 10","h":"59e5c32d5d3e2d71","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 27, 1794966635295, '{"k":"acted","s":"C","x":[{"s":"C","d":"done","h":"145fd85dbc52b07f","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 28, 1794966635380, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-27","x":[{"s":"A","d":"throw 1 2 3 4","h":"dc0bb268f85ba1b4"},{"d":"roll KLKR","h":"c715015286333ce5"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 29, 1794966635474, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-28","x":[{"s":"A","d":"throw 2 3","h":"a69d64c26fad5fa4"},{"d":"roll HR","h":"1425613b1481bba4"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 30, 1794966635582, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-29","x":[{"s":"A","d":"throw 1 3 4","h":"57a7e6e245320768"},{"d":"roll MLK","h":"106baec6d61d460c"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 31, 1794966635683, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-30","x":[{"s":"A","d":"stop","h":"d80e086ac30edf7f"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 32, 1794966635767, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-31","x":[{"s":"A","d":"play 6","h":"8faac12c2d7cc21c"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 33, 1794966635891, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-32","x":[{"s":"A","d":"done","h":"f0f3bc918cb95c60"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 34, 1794966635975, '{"k":"acted","s":"B","x":[{"s":"B","d":"throw 1 2 3 4 5","h":"617bb16939daec58","c":"BOT"},{"d":"roll KKRKL","h":"721f6b1543c0adc5"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 35, 1794966636056, '{"k":"acted","s":"B","x":[{"s":"B","d":"throw 1 2 3","h":"b0f984da7ff04e2e","c":"BOT"},{"d":"roll RBB","h":"ca98a0007f085688"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 36, 1794966636109, '{"k":"acted","s":"B","x":[{"s":"B","d":"throw 1 5","h":"db8856418cbfdef9","c":"BOT"},{"d":"roll LM","h":"770e6fe7c409e018"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 37, 1794966636236, '{"k":"acted","s":"B","x":[{"s":"B","d":"stop","h":"33229b3b7e9c4cd2","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 38, 1794966636253, '{"k":"acted","s":"B","x":[{"s":"B","d":"buy 5","h":"a56ea7fedca22646","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 39, 1794966636306, '{"k":"acted","s":"B","x":[{"s":"B","d":"done","h":"0ba214bf6fd88859","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 40, 1794966636379, '{"k":"acted","s":"C","x":[{"s":"C","d":"play 11","h":"3c7af35ccc3aa2ed","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 41, 1794966636414, '{"k":"acted","s":"C","x":[{"s":"C","d":"throw 1 2 3 4 5 6","h":"1f2a77c77b888249","c":"BOT"},{"d":"roll KLLBBK","h":"f7042f34ea4f101d"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 42, 1794966636466, '{"k":"acted","s":"C","x":[{"s":"C","d":"throw 2 3","h":"f79b1f7e06d639e5","c":"BOT"},{"d":"roll RH","h":"1f60ff3be3ebaabf"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 43, 1794966636547, '{"k":"acted","s":"C","x":[{"s":"C","d":"throw 2","h":"ca7c376ab9cd38fc","c":"BOT"},{"d":"roll B","h":"d2d4a24756235413"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 44, 1794966636560, '{"k":"acted","s":"C","x":[{"s":"C","d":"stop","h":"2fab59aa73f9bf87","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 45, 1794966636576, '{"k":"acted","s":"C","x":[{"s":"C","d":"buy 2","h":"5808a1ea1cf3faea","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 46, 1794966636593, '{"k":"acted","s":"C","x":[{"s":"C","d":"done","h":"289e4b0b3088e5d5","c":"BOT"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 47, 1794966636606, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-46","x":[{"s":"A","d":"throw 1 2 3 4","h":"49bd9a6707dfa9ee"},{"d":"roll MBMH","h":"3891eaea3e56b859"}]}');
INSERT INTO public.log VALUES ('EUjpnyuyT69PCz75Zae3XQ', 48, 1794966636638, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-47","x":[{"s":"A","d":"stop","h":"ffe97c4f8b49651e"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 1, 1794966627296, '{"k":"opened","p":"WM_vjIUK4pupFHHb","game":"metro","settings":{"seats":3,"options":{"accrocsMajorite":"7","accrocsMaturite":"7","duels":"NAMED","intensity":"EQUILIBRE","passing":"STRICT","removals":"true","starter":"RANDOM","tieBreak":"MOST_NOBLESSE"}},"content":"house/f6157bd35b0c1b8b","rules":"metro-1","seed":"3572f8ea097d7fb0b788d0ea163634f9cfa63716852bd1badff6d8ce1d716ec6","commitment":"e6c62cf9a6849c8bc3a854fa679df7520081e1b7e4465ffd5b5af394fbb542f4","draws":"hmac-sha256-commit-reveal/2","terms":{"clock":{"kind":"none"},"overtime":"bot","spectators":true,"listed":false,"hotSeat":false,"forced":true,"pace":0,"substitute":"habitué","absence":0,"aids":false,"hints":"solo"}}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 2, 1794966627319, '{"k":"seated","s":"A","by":{"id":"WM_vjIUK4pupFHHb","name":"Ana","program":true}}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 3, 1794966627345, '{"k":"seated","s":"B","by":{"bot":"DEBUTANT"}}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 4, 1794966627362, '{"k":"seated","s":"C","by":{"bot":"DEBUTANT"}}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 5, 1794966636774, '{"k":"readied","s":"A","ready":true,"nonce":"","commitment":"3ce9eea44b647dfcad3bfaa120b88c118a28087d9255324407ace57c5a3f5bcc","open":false}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 6, 1794966636786, '{"k":"bound","commitments":{"A":"3ce9eea44b647dfcad3bfaa120b88c118a28087d9255324407ace57c5a3f5bcc"}}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 7, 1794966636879, '{"k":"revealed","s":"A","nonce":"f037c4b58e34795d51e8933b15a8146c"}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 8, 1794966636895, '{"k":"started","shares":{"A":{"commitment":"3ce9eea44b647dfcad3bfaa120b88c118a28087d9255324407ace57c5a3f5bcc","nonce":"f037c4b58e34795d51e8933b15a8146c"}},"x":[{"d":"starter B","h":"00b05ad511d02348"},{"d":"characters prune-oscar nour-basile lucie-amar ondine-felix solange-malik carmen-ulysse rose-gaspard agathe-idris victoire-achille fatou-leon","h":"514bc817f07a4e27"},{"d":"defis defi-des-coeurs defi-du-coffre-fort defi-du-tableau-noir defi-du-grand-coeur defi-de-la-bonne-etoile defi-de-la-popularite defi-du-reveil-matin","h":"1525545aad144759"},{"d":"deal baskets-stylees sport-du-mercredi colo musicien-en-herbe defi-du-coffre-fort tournee-de-journaux delegue-de-classe amour-d-enfance option-latin vacances-chez-mamie petit-bricoleur bonne-action scooter-bricole cahier-de-vacances defi-des-coeurs option-latin colo bac-blanc meilleurs-amis-pour-la-vie cocon-familial trajet-a-pied bus-de-ramassage delegue-de-classe colo club-de-sciences sport-du-mercredi premier-de-la-classe premiere-declaration mot-plie-en-quatre baby-sitting place-du-fond-dans-le-car chagrin-de-recre stage-de-troisieme cahier-de-vacances argent-de-poche mot-plie-en-quatre brevet brevet amour-d-enfance bonne-action musicien-en-herbe bus-de-ramassage baby-sitting console-d-occasion argent-de-poche cocon-familial stage-de-troisieme musicien-en-herbe amour-d-enfance premiere-declaration mot-plie-en-quatre bande-du-college chagrin-de-recre petit-bricoleur option-latin baby-sitting premier-de-la-classe brevet defi-du-tableau-noir bac-blanc petit-bricoleur guitare-trop-chere argent-de-poche premiere-declaration cocon-familial meilleurs-amis-pour-la-vie cahier-de-vacances vide-grenier bande-du-college delegue-de-classe vacances-chez-mamie","h":"63087973b3d2544b"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 9, 1794966637449, '{"k":"acted","s":"B","x":[{"s":"B","d":"draw P","h":"b97b73352a2a6054","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 10, 1794966637556, '{"k":"acted","s":"B","x":[{"s":"B","d":"lay bus-de-ramassage","h":"749a651a3545c7a5","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 11, 1794966637637, '{"k":"acted","s":"C","x":[{"s":"C","d":"draw P","h":"df8c1483734a12f2","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 12, 1794966637699, '{"k":"acted","s":"C","x":[{"s":"C","d":"lay musicien-en-herbe","h":"6fa9c4c71c4cf169","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 13, 1794966637749, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-12","x":[{"s":"A","d":"draw P","h":"972859dbe972822d"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 14, 1794966637760, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-13","x":[{"s":"A","d":"lay defi-du-coffre-fort","h":"ba007745f83a7c5f"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 15, 1794966637803, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-14","x":[{"s":"A","d":"duel B","h":"4e69d5441055773d"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 16, 1794966637864, '{"k":"acted","s":"B","x":[{"s":"B","d":"draw P","h":"a86318b55336afbb","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 17, 1794966637901, '{"k":"acted","s":"B","x":[{"s":"B","d":"lay defi-des-coeurs","h":"180216e3ab0fe46b","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 18, 1794966637993, '{"k":"acted","s":"B","x":[{"s":"B","d":"duel A","h":"36d58205a2ad1739","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 19, 1794966638026, '{"k":"acted","s":"C","x":[{"s":"C","d":"draw P","h":"a86608aadd68f246","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 20, 1794966638145, '{"k":"acted","s":"C","x":[{"s":"C","d":"lay sport-du-mercredi","h":"61394f639285c57e","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 21, 1794966638307, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-20","x":[{"s":"A","d":"change P7","h":"b54f3045ec3eb6ab"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 22, 1794966638381, '{"k":"acted","s":"B","x":[{"s":"B","d":"draw P","h":"a71bcf110d3de525","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 23, 1794966638520, '{"k":"acted","s":"B","x":[{"s":"B","d":"lay colo","h":"fb8a25bb52623a0c","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 24, 1794966638709, '{"k":"acted","s":"B","x":[{"s":"B","d":"stop","h":"87e72f72a8886ea1","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 25, 1794966638743, '{"k":"acted","s":"C","x":[{"s":"C","d":"draw P","h":"eed18b67f8fe62b0","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 26, 1794966638798, '{"k":"acted","s":"C","x":[{"s":"C","d":"lay argent-de-poche","h":"dc31fa4ee902bbef","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 27, 1794966638860, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-26","x":[{"s":"A","d":"draw P","h":"4550d294ba6bc3b3"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 28, 1794966638901, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-27","x":[{"s":"A","d":"lay baby-sitting","h":"0aae6e1935b56bfa"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 29, 1794966638959, '{"k":"acted","s":"B","x":[{"s":"B","d":"draw P","h":"d934c1366ee237a4","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 30, 1794966638979, '{"k":"acted","s":"B","x":[{"s":"B","d":"lay brevet","h":"1814a643426490f9","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 31, 1794966639008, '{"k":"acted","s":"C","x":[{"s":"C","d":"draw P","h":"d9d74dd8db9d3dd8","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 32, 1794966639032, '{"k":"acted","s":"C","x":[{"s":"C","d":"lay brevet","h":"fc8e160f14e10a18","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 33, 1794966639106, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-32","x":[{"s":"A","d":"draw P","h":"dee75d00b15240b6"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 34, 1794966639146, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-33","x":[{"s":"A","d":"lay amour-d-enfance","h":"40edb93b73445b13"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 35, 1794966639205, '{"k":"acted","s":"B","x":[{"s":"B","d":"draw P","h":"29aabf0037b31b59","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 36, 1794966639242, '{"k":"acted","s":"B","x":[{"s":"B","d":"lay option-latin","h":"5dedb82bbb3cc90e","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 37, 1794966639270, '{"k":"acted","s":"C","x":[{"s":"C","d":"draw P","h":"ed2c93f552db389e","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 38, 1794966639317, '{"k":"acted","s":"C","x":[{"s":"C","d":"lay delegue-de-classe","h":"69492ccd795bc0b9","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 39, 1794966639367, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-38","x":[{"s":"A","d":"draw P","h":"2edb470de00a2ab8"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 40, 1794966639443, '{"k":"acted","s":"A","p":"WM_vjIUK4pupFHHb","id":"10-39","x":[{"s":"A","d":"lay bus-de-ramassage","h":"47e48389525d02ca"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 41, 1794966639471, '{"k":"acted","s":"B","x":[{"s":"B","d":"draw P","h":"e8e0688b454e8729","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 42, 1794966639543, '{"k":"acted","s":"B","x":[{"s":"B","d":"lay baby-sitting","h":"5274acb560c828ed","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 43, 1794966639590, '{"k":"acted","s":"C","x":[{"s":"C","d":"draw P","h":"0f0d27dc12bde92e","c":"BOT"}]}');
INSERT INTO public.log VALUES ('SDH_s5TIhQV_ReT52WNo2A', 44, 1794966639625, '{"k":"acted","s":"C","x":[{"s":"C","d":"lay option-latin","h":"ddd8276989d884cf","c":"BOT"}]}');
INSERT INTO public.people VALUES ('WM_vjIUK4pupFHHb', 'Ana', 'fr', 1, 1794966625465);
INSERT INTO public.programs VALUES ('1.0.0', 1794966700768);
INSERT INTO public.tables VALUES ('AF-9k_qnSrqnudcFqI2QdQ', 'cabo', 'PLAYING', 0, 'WM_vjIUK4pupFHHb', 3, 0, 1, 0, 1794966626119, 1794966633414, '{"look":true,"seats":[{"name":"Ana","p":"WM_vjIUK4pupFHHb"},{"name":"Ben","bot":true},{"name":"Chloé","bot":true}],"points":[53,0,31]}');
INSERT INTO public.tables VALUES ('EUjpnyuyT69PCz75Zae3XQ', 'cv', 'PLAYING', 0, 'WM_vjIUK4pupFHHb', 3, 0, 1, 0, 1794966627090, 1794966636593, '{"look":true,"seats":[{"name":"Ana","p":"WM_vjIUK4pupFHHb"},{"name":"Ben","bot":true},{"name":"Chloé","bot":true}],"points":[0,2,1]}');
INSERT INTO public.tables VALUES ('SDH_s5TIhQV_ReT52WNo2A', 'metro', 'PLAYING', 0, 'WM_vjIUK4pupFHHb', 3, 0, 1, 0, 1794966627296, 1794966639625, '{"look":true,"seats":[{"name":"Ana","p":"WM_vjIUK4pupFHHb"},{"name":"Ben","bot":true},{"name":"Chloé","bot":true}],"points":[4,7,9]}');
INSERT INTO public.tables VALUES ('E4MKGgReq7XwbusY2Tt94w', 'hasard', 'PLAYING', 0, 'WM_vjIUK4pupFHHb', 3, 0, 1, 0, 1794966627565, 1794966641783, '{"look":true,"seats":[{"name":"Ana","p":"WM_vjIUK4pupFHHb"},{"name":"Ben","bot":true},{"name":"Chloé","bot":true}]}');
INSERT INTO public.traces VALUES ('WM_vjIUK4pupFHHb', 'AF-9k_qnSrqnudcFqI2QdQ');
INSERT INTO public.traces VALUES ('WM_vjIUK4pupFHHb', 'E4MKGgReq7XwbusY2Tt94w');
INSERT INTO public.traces VALUES ('WM_vjIUK4pupFHHb', 'EUjpnyuyT69PCz75Zae3XQ');
INSERT INTO public.traces VALUES ('WM_vjIUK4pupFHHb', 'SDH_s5TIhQV_ReT52WNo2A');
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT chairs_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_id_key UNIQUE (id);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.flyway_schema_history
    ADD CONSTRAINT flyway_schema_history_pk PRIMARY KEY (installed_rank);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.moderators
    ADD CONSTRAINT moderators_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.programs
    ADD CONSTRAINT programs_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.pushes
    ADD CONSTRAINT pushes_pkey PRIMARY KEY (endpoint);
ALTER TABLE ONLY public.put_away
    ADD CONSTRAINT put_away_pkey PRIMARY KEY (person, table_id);
ALTER TABLE ONLY public.replays
    ADD CONSTRAINT replays_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sanctions
    ADD CONSTRAINT sanctions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.traces
    ADD CONSTRAINT traces_pkey PRIMARY KEY (person, table_id);
CREATE INDEX audit_at ON public.audit USING btree (at);
CREATE INDEX chairs_person ON public.chairs USING btree (person);
CREATE INDEX devices_person ON public.devices USING btree (person);
CREATE INDEX devices_seen ON public.devices USING btree (seen_at);
CREATE INDEX flyway_schema_history_s_idx ON public.flyway_schema_history USING btree (success);
CREATE INDEX pushes_person ON public.pushes USING btree (person);
CREATE INDEX put_away_table ON public.put_away USING btree (table_id);
CREATE INDEX tables_done ON public.tables USING btree (moved_at) WHERE (phase = ANY (ARRAY['OVER'::text, 'CLOSED'::text]));
CREATE INDEX tables_due ON public.tables USING btree (due_at) WHERE (due_at > 0);
CREATE INDEX tables_host ON public.tables USING btree (host);
CREATE INDEX tables_listed ON public.tables USING btree (opened_at) WHERE (listed = 1);
CREATE INDEX traces_table ON public.traces USING btree (table_id);

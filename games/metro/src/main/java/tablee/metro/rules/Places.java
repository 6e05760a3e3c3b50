package tablee.metro.rules;

/// Names of cards that lie on the table: the slug, and `~2`, `~3` … for further copies in the order they lie.
final class Places {

    private Places() {}

    static String name(Open state, int[] laid, int place) {
        int nth = 1;
        for (int i = 0; i < place; i++) {
            nth += Layout.card(laid[i]) == Layout.card(laid[place]) ? 1 : 0;
        }
        String slug = state.card(laid[place]).slug;
        return nth == 1 ? slug : slug + "~" + nth;
    }

    /// The place of a card named like this, −1 if none lies here.
    static int find(Open state, int[] laid, String name) {
        int tilde = name.indexOf('~');
        String slug = tilde < 0 ? name : name.substring(0, tilde);
        String nth = tilde < 0 ? "1" : name.substring(tilde + 1);
        int left = nth.matches("[1-9]\\d?") ? Integer.parseInt(nth) : 0;
        for (int place = 0; place < laid.length; place++) {
            if (state.card(laid[place]).slug.equals(slug) && --left == 0) {
                return place;
            }
        }
        return -1;
    }
}

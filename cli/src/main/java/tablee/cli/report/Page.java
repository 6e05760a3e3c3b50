package tablee.cli.report;

import java.util.List;

/// A page of HTML that stands alone: no script, no font, no picture from elsewhere; readable in the dark and on paper.
public final class Page {

    private static final String STYLE =
            """
            :root{color-scheme:light dark;--ink:#222;--dim:#666;--line:#ccc;--mark:#2b6cb0;--paper:#fff}
            @media(prefers-color-scheme:dark){:root{--ink:#eee;--dim:#aaa;--line:#555;--mark:#7fb3e6;--paper:#181818}}
            body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto;padding:0 1rem}
            table{border-collapse:collapse;font-size:.9rem}th,td{padding:.15rem .6rem;text-align:right;border-bottom:1px solid var(--line)}
            th:first-child,td:first-child{text-align:left}figure{margin:1rem 0}figcaption,.dim{color:var(--dim);font-size:.9rem}
            svg text{fill:var(--ink);font:11px system-ui,sans-serif}svg .line{stroke:var(--line)}svg .mark{stroke:var(--mark);fill:var(--mark)}
            pre{overflow-x:auto}strong.stands{color:var(--mark)}
            """;

    private final StringBuilder body = new StringBuilder();
    private final String language;
    private final String title;

    public Page(String language, String title) {
        this.language = language;
        this.title = title;
        body.append("<h1>").append(escaped(title)).append("</h1>\n");
    }

    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    public Page heading(String text) {
        body.append("<h2>").append(escaped(text)).append("</h2>\n");
        return this;
    }

    public Page paragraph(String text) {
        body.append("<p>").append(escaped(text)).append("</p>\n");
        return this;
    }

    public Page code(String text) {
        body.append("<pre>").append(escaped(text)).append("</pre>\n");
        return this;
    }

    /// A drawing and what it shows.
    public Page figure(String svg, String caption) {
        body.append("<figure>").append(svg).append("<figcaption>");
        body.append(escaped(caption)).append("</figcaption></figure>\n");
        return this;
    }

    /// The first column holds names.
    public Page table(List<String> head, List<List<String>> rows) {
        body.append("<table><thead>");
        row(head, "th");
        body.append("</thead><tbody>\n");
        rows.forEach(cells -> row(cells, "td"));
        body.append("</tbody></table>\n");
        return this;
    }

    private void row(List<String> cells, String tag) {
        body.append("<tr>");
        for (String cell : cells) {
            body.append('<').append(tag).append('>').append(escaped(cell));
            body.append("</").append(tag).append('>');
        }
        body.append("</tr>\n");
    }

    public String html() {
        return "<!doctype html>\n<html lang=\""
                + escaped(language)
                + "\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width\"><title>"
                + escaped(title)
                + "</title><style>\n"
                + STYLE
                + "</style></head><body>\n"
                + body
                + "</body></html>\n";
    }
}

package tablee.cli;

/// The door of the command line.
final class Main {

    private Main() {}

    static void main(String[] args) {
        var console = Console.ofSystem();
        int code = new Tablee(console).run(args);
        console.flush();
        System.exit(code);
    }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The program, and before it on the class path the client and its worker as they were just built. */
export const JAR = process.env.TABLEE_JAR ?? resolve(import.meta.dirname, '../../cli/target/tablee.jar');
/** All of these people are at one address, and quicker than people are. */
const LIMITS = ['--limit-rate', '2000', '--limit-messages', '2000', '--limit-people', '6000'];
const BUILT = ['..', '../../offline'].map((module) => resolve(import.meta.dirname, module, 'target/classes'));

/** Where a game begins must not depend on how soon its program is loaded; along.test.ts is about that. */
const AT_THE_SERVER = ['--local-play', 'false'];

/** The command line. */
function tablee(...args: string[]): ChildProcess {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java';
  const words = [
    '-Xmx512m',
    // Soon there and content with little: the browsers beside it need the cores.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '--enable-native-access=ALL-UNNAMED',
    '-cp',
    [...BUILT, JAR].join(':'),
    'tablee.cli.Main',
  ];
  return spawn(java, [...words, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
}

/** A command that ends by itself. */
export function command(...args: string[]): Promise<void> {
  return new Promise((done, failed) =>
    tablee(...args).on('exit', (code) =>
      code === 0 ? done() : failed(new Error(`${args.join(' ')}: ${code}`)),
    ),
  );
}

/** A real server on a free port, with data of its own that outlives a restart. */
export class Server {
  url = '';
  private process: ChildProcess | undefined;
  private readonly data = mkdtempSync(join(tmpdir(), 'tablee-e2e-'));

  private constructor(private readonly settings: string[]) {}

  /**
   * @param settings flags beside the usual ones: `['--kids', 'true']`
   * @param port a certain one, for a server that has to know its own address
   */
  static async start(settings: string[] = [], port = '0'): Promise<Server> {
    const server = new Server(settings);
    await server.run(port);
    return server;
  }

  private async run(port: string): Promise<void> {
    const local = this.settings.includes('--local-play') ? [] : AT_THE_SERVER;
    const started = tablee(
      'serve',
      '--port',
      port,
      '--data',
      this.data,
      ...LIMITS,
      ...local,
      ...this.settings,
    );
    this.process = started;
    this.url = await new Promise<string>((found, failed) => {
      let said = '';
      started.stdout?.on('data', (part: Buffer) => {
        said += part.toString();
        const address = /https?:\/\/[^\s"]+:\d+/.exec(said);
        if (address) {
          found(address[0]);
        }
      });
      started.on('exit', () => failed(new Error(`the server ended: ${said}`)));
    });
  }

  /** The machine loses its power. */
  async cut(): Promise<void> {
    const running = this.process;
    this.process = undefined;
    if (running && running.exitCode === null && running.signalCode === null) {
      const gone = new Promise((ended) => running.once('exit', ended));
      running.kill('SIGKILL');
      await gone;
    }
  }

  /** What is said to it still arrives, and nothing comes back: a network as on a train. */
  silence(): void {
    this.process?.kill('SIGSTOP');
  }

  /** And comes back at the same address. */
  async again(): Promise<void> {
    await this.run(new URL(this.url).port);
  }

  async stop(): Promise<void> {
    await this.cut();
    rmSync(this.data, { recursive: true, force: true });
  }
}

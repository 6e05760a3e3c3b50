/** A socket in the hands of a test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly sent: Record<string, unknown>[] = [];
  readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  /** What was sent but heartbeats. */
  get asked(): Record<string, unknown>[] {
    return this.sent.filter((command) => command.cmd !== 'ping');
  }

  constructor(readonly url: string) {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

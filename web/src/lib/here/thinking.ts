// Where bots think: in a few workers, each about one thing at a time.

import type { Failure, Thought } from './wire';

/** As many as the machine has cores, but never many. */
const MOST = Math.min(4, Math.max(1, navigator.hardwareConcurrency || 2));

interface Job {
  thought: Thought;
  done(value: string): void;
  failed(error: unknown): void;
  worker: Worker | null;
}

/** Something that is being thought about. */
export interface Thinking {
  answer: Promise<string>;
  /** It is not wanted any more, and is never answered. */
  stop(): void;
}

export class Thinkers {
  private idle: Worker[] = [];
  private busy = new Set<Job>();
  private waiting: Job[] = [];

  constructor(private code: WebAssembly.Module) {}

  ask(thought: Thought): Thinking {
    const job: Job = { thought, done: () => {}, failed: () => {}, worker: null };
    const answer = new Promise<string>((done, failed) => Object.assign(job, { done, failed }));
    this.waiting.push(job);
    this.go();
    return { answer, stop: () => this.stop(job) };
  }

  private go(): void {
    for (let job = this.next(); job; job = this.next()) this.begin(job);
  }

  /** One game is looked at after the other, beside everything else: no bot waits for that. */
  private next(): Job | undefined {
    const isReview = ({ thought }: Job) => thought.what === 'review';
    const reviews = [...this.busy].filter(isReview).length;
    const at = this.waiting.findIndex((job) => (isReview(job) ? reviews === 0 : this.busy.size - reviews < MOST));
    return at < 0 ? undefined : this.waiting.splice(at, 1)[0];
  }

  private begin(job: Job): void {
    const worker = this.idle.pop() ?? this.start();
    job.worker = worker;
    this.busy.add(job);
    worker.onmessage = ({ data }: MessageEvent<{ value: string } | { failed: Failure }>) => {
      this.idle.push(worker);
      this.end(job);
      if ('value' in data) job.done(data.value);
      else job.failed(JSON.stringify(data.failed));
    };
    // Fallen over: it doesn't think any more.
    worker.onerror = (event) => {
      worker.terminate();
      this.end(job);
      job.failed(new Error(event.message));
    };
    worker.postMessage({ thought: job.thought });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ code: this.code });
    return worker;
  }

  private end(job: Job): void {
    this.busy.delete(job);
    this.go();
  }

  private stop(job: Job): void {
    this.waiting = this.waiting.filter((one) => one !== job);
    if (!this.busy.has(job)) return;
    job.worker?.terminate();
    this.end(job);
  }
}

import type { Config } from '../config/config.ts';
import type { MailConfig } from '../mail/create-mailer.ts';
import type { StoreDeps } from '../domain/store-deps.ts';

/** A refusal that the operator reads as one line. Nothing was changed. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperatorError';
  }
}

/** Wrong arguments; the message is one line. */
export class UsageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UsageError';
  }
}

/** The settings that the commands read. */
export type OperatorConfig = MailConfig &
  Pick<Config, 'databaseUrl' | 'host' | 'port' | 'publicUrl' | 'stripe' | 'sandboxPayments'>;

export interface OperatorDeps extends StoreDeps {
  readonly config: OperatorConfig;
  /** The name of the person who acts. */
  readonly operator: string;
}

/** The options of all commands. */
export interface Options {
  readonly all: boolean;
  readonly chats?: string | undefined;
  readonly gold?: string | undefined;
  readonly limit?: string | undefined;
}

export interface CommandInput {
  readonly names: readonly string[];
  readonly options: Options;
  /** Empty for a command that changes nothing. */
  readonly reason: string;
}

/** The result: text for a person, data for a program. */
export interface CommandOutput {
  readonly text: string;
  readonly data: unknown;
}

export interface Command {
  /** The arguments as the usage shows them. */
  readonly usage: string;
  readonly description: string;
  /** Whether it changes something, for which it needs a reason. */
  readonly isChange: boolean;
  /** The minimum and the maximum number of names. */
  readonly names: readonly [number, number];
  readonly options: readonly (keyof Options)[];
  /** Throws `UsageError`, `OperatorError` and `DomainError`. */
  readonly run: (deps: OperatorDeps, input: CommandInput) => Promise<CommandOutput>;
}

import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { MessageGroup, ReadMessages } from '../locales/messages.ts';
import type { AppActors } from '../machines/app/app.machine.ts';
import type { FormFields } from '../machines/auth/form-drafts.machine.ts';
import type { Place, ScreenId } from '../machines/navigation/navigation.machine.ts';
import type { Notify } from '../machines/notifications/notifications.types.ts';
import type { ShowToast } from '../machines/shared/toast.ts';
import type { Services } from '../services/shared/services.ts';

export type { Place };

/** The code of the screens. */
export interface ScreenLoader {
  /** Returns a screen that has loaded. */
  readonly get: (id: ScreenId) => LoadedScreen | undefined;
  /** Loads the code and the texts of a screen. */
  readonly load: (id: ScreenId) => Promise<void>;
}

/** The dependencies of a screen: services for its machine, the long-lived actors, and the other screens. */
export interface ScreenDeps {
  readonly services: Services;
  readonly actors: AppActors;
  readonly messages: ReadMessages;
  /** Loads texts for a part of a screen that is opened later. */
  readonly loadMessages: (groups: readonly MessageGroup[]) => Promise<void>;
  /** The unsaved input of forms, by form. */
  readonly readFormDrafts: () => Readonly<Record<string, FormFields>>;
  readonly notify: Notify;
  /** The `showToast` of the machines. */
  readonly showToast: ShowToast;
  readonly screens: ScreenLoader;
}

/** Something to do on the open screen, as the command palette offers it. */
export interface ScreenCommand {
  readonly id: string;
  readonly name: string;
  readonly run: () => void;
}

/** A screen: its machine with services provided, what the machine starts with at a place, and its view. */
export interface Screen<Logic extends AnyStateMachine> {
  readonly logic: Logic;
  readonly input: (place: Place) => InputFrom<Logic>;
  readonly View: ComponentType<{ actor: ActorRefFrom<Logic> }>;
  /** Its view beside another screen, where it has one. */
  readonly Pane?: ComponentType<{ actor: ActorRefFrom<Logic> }>;
  /**
   * Whether all is loaded that the screen loads at its start. For screens whose first view the server draws, and those that load
   * before what no visit waits for.
   */
  readonly isComplete?: (snapshot: SnapshotFrom<Logic>) => boolean;
  /** Returns its subject for the title of the window; undefined while that is not known. */
  readonly subjectOf?: (snapshot: SnapshotFrom<Logic>, read: ReadMessages) => string | undefined;
  /** Returns what the command palette offers while it is open. */
  readonly commandsOf?: (actor: ActorRefFrom<Logic>) => Promise<readonly ScreenCommand[]>;
}

/** A screen whose machine is no longer known by type: what the route table and navigation deal in. */
export interface LoadedScreen {
  readonly logic: AnyStateMachine;
  readonly input: (place: Place) => unknown;
  readonly View: ComponentType<{ actor: AnyActorRef }>;
  readonly Pane: ComponentType<{ actor: AnyActorRef }> | undefined;
  readonly isComplete: ((snapshot: unknown) => boolean) | undefined;
  readonly subjectOf: ((snapshot: unknown, read: ReadMessages) => string | undefined) | undefined;
  readonly commandsOf: ((actor: AnyActorRef) => Promise<readonly ScreenCommand[]>) | undefined;
}

/** The exports of a file in src/screens. */
export interface ScreenModule {
  readonly screen: (deps: ScreenDeps) => LoadedScreen;
}

/** Checks that machine, input and view fit together, then forgets their types. */
export function defineScreen<Logic extends AnyStateMachine>(screen: Screen<Logic>): LoadedScreen {
  // The views get an actor of this logic; a type without `Logic` cannot express that.
  const View = screen.View as ComponentType<{ actor: AnyActorRef }>;
  const Pane = screen.Pane as ComponentType<{ actor: AnyActorRef }> | undefined;
  const isComplete = screen.isComplete as ((snapshot: unknown) => boolean) | undefined;
  const subjectOf = screen.subjectOf as LoadedScreen['subjectOf'];
  const commandsOf = screen.commandsOf as LoadedScreen['commandsOf'];
  return { logic: screen.logic, input: screen.input, View, Pane, isComplete, subjectOf, commandsOf };
}

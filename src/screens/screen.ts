import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate';
import type { LoadedMessages } from '../locales/loaded-messages.ts';
import type { LaterGroup, ReadMessages } from '../locales/messages.ts';
import type { authMachine } from '../machines/auth/auth.machine.ts';
import type { connectionMachine } from '../machines/preferences/connection.machine.ts';
import type { languageMachine } from '../machines/preferences/language.machine.ts';
import type { favoritesMachine } from '../machines/mates/favorites.machine.ts';
import type { navigationMachine } from '../machines/navigation/navigation.machine.ts';
import type { Place } from '../machines/navigation/navigation.types.ts';
import type { notificationsMachine } from '../machines/notifications/notifications.machine.ts';
import type { NotificationCommand } from '../machines/notifications/notifications.types.ts';
import type { settingsMachine } from '../machines/preferences/settings.machine.ts';
import type { Services } from '../services/shared/services.ts';

export type { Place };

/** The actors that live as long as the page. */
export interface AppActors {
  /** Comes with the rest of the page: the first screen does without. */
  readonly auth: ActorRefFrom<typeof authMachine>;
  /** Accepts events immediately; they are queued until the notifications actor has loaded. */
  readonly notifications: { readonly send: (command: NotificationCommand) => void };
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
}

/** The actors that come with the rest of the page and stay as long. */
export interface LazyActors {
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly favorites: ActorRefFrom<typeof favoritesMachine>;
  readonly settings: ActorRefFrom<typeof settingsMachine>;
  readonly connection: ActorRefFrom<typeof connectionMachine>;
  readonly language: ActorRefFrom<typeof languageMachine>;
  readonly notifications: ActorRefFrom<typeof notificationsMachine>;
}

/** What a screen's wiring may use: services to give to its machine, and the long-lived actors to talk to. */
export interface World {
  readonly services: Services;
  readonly actors: AppActors;
  /** Each as far as it runs: a screen's code may come a moment sooner. */
  readonly lazyActors: () => Partial<LazyActors>;
  readonly messages: ReadMessages;
  /** Fetches texts that no screen has named. Fails when some do not come. */
  readonly loadMessages: LoadedMessages['load'];
}

/**
 * A screen: its machine with services provided, what the machine starts with at a place, its view, and the names
 * of the texts that these show beside those of every screen.
 */
export interface Screen<Logic extends AnyStateMachine> {
  readonly logic: Logic;
  readonly input: (place: Place) => InputFrom<Logic>;
  readonly View: ComponentType<{ actor: ActorRefFrom<Logic> }>;
  readonly messages?: readonly LaterGroup[];
}

/** A screen whose machine is no longer known by type: what the route table and navigation deal in. */
export interface LoadedScreen {
  readonly logic: AnyStateMachine;
  readonly input: (place: Place) => unknown;
  readonly View: ComponentType<{ actor: AnyActorRef }>;
  readonly messages: readonly LaterGroup[];
}

/** What a file of src/screens exports. */
export interface ScreenModule {
  readonly screen: (world: World) => LoadedScreen;
}

/** Checks that machine, input and view fit together, then forgets their types. */
export function defineScreen<Logic extends AnyStateMachine>(screen: Screen<Logic>): LoadedScreen {
  // Navigation gives the view only an actor of this very logic, which a type without `Logic` cannot say.
  const View = screen.View as ComponentType<{ actor: AnyActorRef }>;
  return { logic: screen.logic, input: screen.input, View, messages: screen.messages ?? [] };
}

/** Which voice: one of the browser, or one of the server's host. */
export interface VoiceKey {
  readonly source: 'browser' | 'server';
  readonly id: string;
}

export interface Voice extends VoiceKey {
  readonly name: string;
  /** The language that it speaks; '' where that is not known. */
  readonly lang: string;
  /** Who makes the sound elsewhere and receives the text for it; null for a voice of this device or of the server. */
  readonly maker: string | null;
}

/** The voices that there are. */
export interface FoundVoices {
  /** The server's first, then the browser's, of which those in the language of the page come first. */
  readonly voices: readonly Voice[];
  /** Whether the server has a voice. */
  readonly hasServer: boolean;
  /** The name of the host that speaks for the server; null where it is in the server's own network. */
  readonly host: string | null;
  /** Whether the server's host does not list its voices, so that one is chosen by its name. */
  readonly isUnlisted: boolean;
}

export const speeds = ['0.8', '1', '1.25', '1.5'] as const;
export type Speed = (typeof speeds)[number];

/** What becomes of what stands between asterisks: it is read, skipped, or read in another voice. */
export const actionWays = ['read', 'skip', 'voice'] as const;
export type ActionWay = (typeof actionWays)[number];

/** How the replies of a room are read aloud, as this device stores it. */
export interface VoiceSettings {
  /** Null for the first of the found ones. */
  readonly voice: VoiceKey | null;
  readonly speed: Speed;
  readonly actions: ActionWay;
  /** The other voice of the mate, for its actions; null for the first of the found ones that is not its own. */
  readonly actionVoice: VoiceKey | null;
  /** Whether each new reply is read. */
  readonly isAlways: boolean;
  /** Whether the user agreed that voices are used whose maker receives the text. */
  readonly allowsRemote: boolean;
}

/** The room whose replies are read, and the mate whose voice it is. */
export interface VoiceRoom {
  readonly roomId: string;
  readonly mateId: string;
}

/** The user changed how replies are read aloud. */
export interface VoiceChanged {
  readonly type: 'voice.changed';
  readonly settings: VoiceSettings;
}

/** A sentence of a reply. */
export interface Sentence {
  readonly text: string;
  /** Whether it is an action, and those have a voice of their own. */
  readonly isAction: boolean;
}

/** The sound of a sentence, ready to be played. */
export interface SentenceSound {
  /** How long it takes, as far as that is known. */
  readonly seconds: number;
  /** What plays it: the decoded sound, or the sentence for a voice of the browser. */
  readonly source: unknown;
}

/** A sentence to be spoken. */
export type Utterance = Pick<VoiceSettings, 'speed'> & {
  readonly sentence: string;
  readonly voice: Voice;
};

import { createContext, use } from 'react';
import type { Site } from '../../contract/site.ts';
import type { AppGroup } from './app-groups.ts';
import type { Formats } from './formats.ts';
import type { HelpBlock } from './help-line-blocks.ts';
import type { TextFunctions } from './text-functions.ts';
import type { TextBlock, WritePage } from './text-page.ts';
import type english from './texts/en.json';

/** The texts as they are called: one with arguments is a function. Notes for translators, with `@`, are left out. */
type Called<Texts, Path extends string> = Texts extends string
  ? Path extends keyof TextFunctions
    ? TextFunctions[Path]
    : string
  : Texts extends readonly unknown[]
    ? Texts
    : {
        readonly [Name in Exclude<keyof Texts & string, `@${string}`>]: Called<
          Texts[Name],
          `${Path}.${Name}`
        >;
      };

/** English defines what the other languages must have; the build compares them. */
type English = typeof english;

type GroupName = Exclude<keyof English, `@${string}`>;

/** The groups that are a text page each. */
export type TextPageGroup = {
  [Name in GroupName]: English[Name] extends { readonly sections: unknown } ? Name : never;
}[GroupName];

type Groups<Name extends GroupName> = { readonly [Group in Name]: Called<English[Group], Group> };

/** The texts around every screen and those of the first page, loaded before anything is shown. */
export interface AppMessages extends Groups<AppGroup> {
  /** How the language writes numbers and times. */
  readonly formats: Formats;
}

type Pages = { readonly [Name in Exclude<TextPageGroup, 'safety'>]: WritePage };

/** The texts that load with the screens that show them. */
export interface ScreenMessages extends Groups<Exclude<GroupName, AppGroup | TextPageGroup>>, Pages {
  readonly safety: WritePage<TextBlock | HelpBlock>;
}

/** All texts of the page in one language. */
export interface Messages extends AppMessages, ScreenMessages {
  /** The product's name. */
  readonly product: string;
  /** The settings of the operator. */
  readonly site: Site;
}

export type MessageGroup = keyof ScreenMessages;

/** The texts of every screen in a language, with the functions that load the others. */
export interface LanguageTexts extends AppMessages {
  readonly textLoaders: Readonly<Record<MessageGroup, () => Promise<Partial<ScreenMessages>>>>;
}

/** Returns a group of texts. Throws when the group has not been loaded. */
export type ReadMessages = <Name extends keyof Messages>(group: Name) => Messages[Name];

export const MessagesContext = createContext<ReadMessages | null>(null);

/** Returns the function that reads any loaded group. */
export const useReadMessages = (): ReadMessages => {
  const read = use(MessagesContext);
  if (read === null) throw new Error('This view needs a MessagesContext around it.');
  return read;
};

export const useMessages: ReadMessages = (group) => useReadMessages()(group);

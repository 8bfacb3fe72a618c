import type { FactKind } from '../../../contract/memory/fact.ts';
import type { FactSubject } from '../../content/fact-rules/fact-grammar.ts';

interface SubjectMeaning {
  readonly kind: FactKind;
  /** With the slots whose keys are part of it. */
  readonly topic: string;
  /** Whether a newer fact of the topic makes older ones past. */
  readonly isExclusive: boolean;
}

/** The meaning of each subject's facts. */
export const subjects: Readonly<Record<FactSubject, SubjectMeaning>> = {
  name: { kind: 'you', topic: 'name', isExclusive: true },
  age: { kind: 'you', topic: 'age', isExclusive: true },
  birthday: { kind: 'you', topic: 'date:birthday', isExclusive: true },
  personBirthday: { kind: 'you', topic: 'date:birthday:{person}', isExclusive: true },
  origin: { kind: 'you', topic: 'origin', isExclusive: true },
  home: { kind: 'you', topic: 'home', isExclusive: true },
  work: { kind: 'you', topic: 'work', isExclusive: true },
  likes: { kind: 'you', topic: 'likes:{thing}', isExclusive: true },
  dislikes: { kind: 'you', topic: 'likes:{thing}', isExclusive: true },
  favorite: { kind: 'you', topic: 'favorite:{what}', isExclusive: true },
  hobby: { kind: 'you', topic: 'hobby:{thing}', isExclusive: true },
  speaks: { kind: 'you', topic: 'speaks:{thing}', isExclusive: true },
  person: { kind: 'you', topic: 'person:{person}', isExclusive: false },
  pet: { kind: 'you', topic: 'pet:{pet}', isExclusive: false },
  owned: { kind: 'you', topic: 'owned:{what}', isExclusive: true },
  family: { kind: 'you', topic: 'family:{thing}', isExclusive: true },
  relationship: { kind: 'you', topic: 'relationship', isExclusive: true },
  health: { kind: 'you', topic: 'health:{thing}', isExclusive: true },
  allergy: { kind: 'you', topic: 'health:{thing}', isExclusive: true },
  diet: { kind: 'you', topic: 'diet', isExclusive: true },
  promise: { kind: 'plan', topic: 'promise:{promise}', isExclusive: true },
  nickname: { kind: 'mate', topic: 'mate:nickname', isExclusive: true },
};

/** The people of whom one has one at a time: a newer name replaces the older one. */
export const singlePeople: ReadonlySet<string> = new Set(['mother', 'father', 'partner', 'boss']);

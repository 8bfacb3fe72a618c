import type { FoundFact } from './found-fact.ts';

/** Returns the facts that a clause states. */
export const factsInClause = (clause: string): readonly FoundFact[] => {
  const name =
    /^my name is (\p{Lu}[\p{L}'-]+)$/u.exec(clause)?.[1] ??
    /^My name is (\p{Lu}[\p{L}'-]+)$/u.exec(clause)?.[1];
  if (name !== undefined) return [{ kind: 'you', text: `Name: ${name}`, topic: 'name', isExclusive: true }];
  const like = /^i (?:love|like) ([^,]{2,60})$/iu.exec(clause)?.[1];
  if (like !== undefined && !/^(?:you|it|this|that|how|when)\b/iu.test(like))
    return [
      {
        kind: 'you',
        text: `Likes ${like}`,
        topic: `likes:${like.toLowerCase().replace(/s$/u, '')}`,
        isExclusive: true,
      },
    ];
  return [];
};

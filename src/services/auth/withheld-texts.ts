/** A place where this device stores texts of users. */
interface TextStore {
  /** Removes the texts of the user, and returns what stores them again. */
  readonly take: (userId: string) => () => void;
}

/** What this device stored of a user whose session was ended from elsewhere. */
export interface WithheldTexts {
  readonly withhold: (userId: string) => void;
  /** Stores them again if they are this user's, and forgets them otherwise. */
  readonly giveBack: (userId: string) => void;
  readonly forget: () => void;
}

/** In the memory of the page alone, and not in the context of an actor, which recordings and the inspector show. */
export const createWithheldTexts = (stores: readonly TextStore[]): WithheldTexts => {
  const nothing = { userId: '', storeAgain: [] as readonly (() => void)[] };
  let withheld = nothing;
  return {
    withhold(userId) {
      withheld = { userId, storeAgain: stores.map(({ take }) => take(userId)) };
    },
    giveBack(userId) {
      if (withheld.userId === userId) for (const storeAgain of withheld.storeAgain) storeAgain();
      withheld = nothing;
    },
    forget() {
      withheld = nothing;
    },
  };
};

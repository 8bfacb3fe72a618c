/** The storage key of how a user has replies read aloud. It contains the ids of the rooms whose replies always are. */
export const voiceKey = (userId: string): string => `mates.voice/${userId}`;

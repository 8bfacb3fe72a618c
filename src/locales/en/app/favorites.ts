export const favorites = {
  favorite: (name: string) => `Favorite: ${name}`,
  follow: 'Follow',
  following: 'Following',
  blocked: 'This mate is blocked. You can unblock it in your profile.',
  notSet: (reason: string) => `That didn’t go through. Nothing was changed. ${reason}`,
};

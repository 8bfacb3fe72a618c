/**
 * The messages of the schemas in this folder: ids of texts with which the server explains an invalid field, in the language of the
 * user. Other invalid fields are named in English, for developers.
 */
export type InputErrorId =
  | 'chapterEmpty'
  | 'dateInvalid'
  | 'emailInvalid'
  | 'factEmpty'
  | 'lineInvalid'
  | 'mateIncomplete'
  | 'mateTooYoung'
  | 'messageEmpty'
  | 'passwordTooLong'
  | 'passwordTooShort'
  | 'personaNameRequired'
  | 'roomFileDamaged'
  | 'roomFileNewer'
  | 'roomFileTextTooLong'
  | 'roomFileTooLong'
  | 'tagInvalid'
  | 'tagRequired'
  | 'cardInvalid'
  | 'textInvalid'
  | 'textTooLong';

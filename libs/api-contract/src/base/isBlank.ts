/** Is nothing of the text visible: only blanks, joiners and marks of direction? */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}]*$/u.test(text);
}

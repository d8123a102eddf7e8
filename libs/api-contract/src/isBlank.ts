/** Nothing that anybody sees: blanks, joiners, marks of direction. In a file of its own: pages take it without any schema. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}]*$/u.test(text);
}

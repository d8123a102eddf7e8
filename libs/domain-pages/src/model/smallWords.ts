/** Stop words of both languages, plain. */
const words = `
  a ai as au aux avec avez c ce ces cet cette comment d dans de des du elle en est et etre faire il ils j je l la le
  les leur m ma me merci mes moi mon n ne nos notre nous on ou par pas peut plait pour puis qu quand que quel quelle
  quelles quels qui s sa se ses si son sont suis sur svp t ta te tes ton tu un une vos votre vous y
  about am an and are at be by can do does for from get have how i in is it its me my of or our please that the
  there this to us was we what when where which with you your`;

export const smallWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/u));

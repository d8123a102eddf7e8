const designs = ['emojis', 'radio', 'stars', 'number', 'cursor'] as const;

function hotel(slug: string, name: string, reviewsForm: object) {
  return {
    format: 'guest-web-hotel',
    version: 1,
    hoster: {
      _id: `hotel-${slug}`,
      slug,
      name,
      language: 'fr',
      reviewInfo: { reviewLink: 'https://avis.example/deposer' },
    },
    reviewsForm: { _id: `avis-${slug}`, hoster: `hotel-${slug}`, ...reviewsForm },
  };
}

/** A hotel whose review asks five questions, each in another design, with seven points. */
export const fiveDesigns = hotel('cinq-facons', 'Hôtel des Cinq Façons', {
  style: { maxScore: 7 },
  themes: designs.map((design, index) => ({
    name: ['room', 'staff', 'breakfast', 'wifi', 'pool'][index],
    design,
  })),
  globalComment: 'optional',
});

/** A hotel with the worst possible configuration. */
export const brokenForm = hotel('mal-regle', 'Hôtel Mal Réglé', {
  description: '10 < 12 & "alors" ?',
  style: { maxScore: 0, design: 'thumbs', texts: ['', '< Bof >', 'Bien'] },
  themes: [
    { name: '<3 & >3', comment: 'required' },
    { name: ' ' },
    { name: 'conciergerie de nuit', comment: 'sometimes', isOptional: true },
  ],
  globalComment: 'always',
});

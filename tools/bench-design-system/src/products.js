const names = ['Petit déjeuner', 'Panier pique-nique', 'Thé glacé', 'Oreiller à mémoire', 'Location de vélo'];

/** Product rows as a hotel's catalogue has them. */
export const makeProducts = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: `product-${index}`,
    name: `${names[index % names.length]} ${index + 1}`,
    note: 'Servi en chambre de 7 h à 10 h 30',
    price: `${8 + (index % 9)},50 €`,
  }));

import { useState } from 'react';

const drinks = ['Café filtre', 'Thé noir', 'Chocolat chaud', 'Tisane'];
const extras = ['Œufs brouillés', 'Croissant', 'Fruits frais', 'Yaourt', 'Jambon', 'Fromage'];
const breads = ['Baguette', 'Pain complet', 'Brioche', 'Pain de seigle'];
const hours = ['7 h 00', '7 h 30', '8 h 00', '8 h 30', '9 h 00', '9 h 30', '10 h 00'];
const guests = ['Camille', 'Jules'];

function Sheet({ kit: { Card, Group, Choice, Stepper }, name }) {
  const [counts, setCounts] = useState([1, 0, 2, 0]);
  return (
    <Card title={name} badge="Complet">
      <Group legend="Boisson chaude" hint="1 au choix">
        {drinks.map((drink, index) => (
          <Choice
            key={drink}
            type="radio"
            name={`${name}-drink`}
            label={drink}
            price="compris"
            defaultChecked={index === 0}
          />
        ))}
      </Group>
      <Group legend="Assiette" hint="3 au plus">
        {extras.map((extra, index) => (
          <Choice
            key={extra}
            type="checkbox"
            label={extra}
            note="Lait, gluten"
            price="+ 2,00 €"
            defaultChecked={index < 2}
          />
        ))}
      </Group>
      <Group legend="Pains" hint="au choix">
        {breads.map((bread, index) => (
          <Choice
            key={bread}
            type="checkbox"
            label={bread}
            defaultChecked
            stepper={
              <Stepper
                label={bread}
                value={counts[index]}
                onValueChange={(value) =>
                  setCounts(counts.map((count, at) => (at === index ? value : count)))
                }
              />
            }
          />
        ))}
      </Group>
    </Card>
  );
}

/** An order screen as the guest app has them: head, two sheets, a form and the bar with the total. */
export function Screen({ kit }) {
  const { Page, Head, Title, Text, TextField, SelectField, TextArea, Checkbox, Bar, Button } = kit;
  return (
    <Page>
      <Head title="Petit déjeuner en chambre" back="Retour" />
      <Title level="h1">Votre petit déjeuner</Title>
      <Text>Servi dans votre chambre, à l’heure que vous choisissez. Une feuille par personne.</Text>
      {guests.map((name) => (
        <Sheet key={name} kit={kit} name={name} />
      ))}
      <Title level="h3">Quand et où</Title>
      <SelectField label="Heure" options={hours} />
      <TextField label="Chambre" hint="Le numéro sur votre clé" />
      <TextField label="Nom" />
      <TextField label="Adresse e-mail" type="email" />
      <TextArea label="Un mot pour la cuisine" />
      <Checkbox label="J’accepte les conditions de vente" />
      <Bar total="33,00 €" note="2 plateaux, TVA comprise" action={<Button size="l">Commander</Button>} />
    </Page>
  );
}

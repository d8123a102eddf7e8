import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import pool from '../../../.storybook/scenes/lices-piscine.svg?url';
import { largeText } from '../../../.storybook/states';
import { xssPayloads } from '../../test/xssPayloads';
import { RichText } from './RichText';

const article = `
<h1>La piscine</h1>
<p>L’eau est à <strong>26&nbsp;°C</strong>, du lever au coucher du soleil. Les serviettes vous attendent
<a href="/lices/roomdirectory">à la réception</a>&nbsp;; l’office de tourisme est <a href="https://rennes.example/">ici</a>.</p>
<img src="${pool}" alt="La piscine au matin" width="800" height="450">
<h3>Avant d’entrer</h3>
<ul><li>Une douche, chaude ou froide</li><li>Pas de verre au bord de l’eau</li>
<li>Les enfants avec un adulte<ul><li>brassards à l’accueil</li></ul></li></ul>
<blockquote><p>«&nbsp;Le meilleur moment&nbsp;? Sept heures, quand elle est à vous seul.&nbsp;»</p></blockquote>
<table><thead><tr><th scope="col">Jour</th><th scope="col">Ouverte</th><th scope="col">Cours</th></tr></thead>
<tbody><tr><td>Lundi à vendredi</td><td>7 h à 21 h</td><td>Aquagym, 10 h</td></tr><tr><td>Samedi, dimanche</td><td>8 h à 20 h</td><td>Longueurs, 9 h</td></tr></tbody></table>
<hr><p style="text-align:center"><em>À tout à l’heure&nbsp;!</em></p>`;

const meta = {
  title: 'Content/RichText',
  component: RichText,
  args: { html: article, newTabLabel: '(nouvel onglet)' },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {};
export const Small: Story = { args: { size: 's' } };
export const Phone: Story = { globals: { viewport: { value: 'small' } } };
export const Dark: Story = { globals: { brand: 'bleu' } };
export const Ugly: Story = { globals: { brand: 'ugly' } };
export const TextWithLines: Story = { args: { html: 'Premier étage, à gauche.\nSonnez deux fois.' } };
export const LoudStyles: Story = {
  args: {
    html: '<p style="color:#eee;font-size:60px;position:fixed;inset:0">Un texte qui criait</p><font color="yellow" size="7">et un autre</font>',
  },
};

/** Every attack of the list at once; none runs, and the words after them are still there. */
export const Attacks: Story = {
  args: { html: `<p>Avant</p>${xssPayloads.map((payload) => `<div>${payload}</div>`).join('')}` },
  play: async ({ canvasElement }) => {
    let ran = 0;
    const { alert } = window;
    window.alert = () => {
      ran += 1;
    };
    await expect(within(canvasElement).getByText('Avant')).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(ran).toBe(0);
    await expect(canvasElement.querySelectorAll('script,iframe,object,embed,form,input,svg')).toHaveLength(0);
    window.alert = alert;
  },
};

/** Tags that overlap and are not closed. */
export const Tangled: Story = {
  args: { html: '<p><b>Un <i>texte</b> mêlé</i> <a href="/a">lien<p>Deux &rArr; trois' },
};

export const LargeText: Story = { ...Article, ...largeText };

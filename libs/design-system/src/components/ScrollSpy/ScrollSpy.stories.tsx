import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { framed, largeText, reducedMotion, small } from '../../../.storybook/states';
import { Section } from '../Section/Section';
import { Split } from '../Split/Split';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { ScrollSpy, type ScrollSpyProps } from './ScrollSpy';

const sections = ['Arrivée', 'Wi-Fi', 'Petit déjeuner', 'Piscine', 'Départ'].map((label, index) => ({
  id: `partie-${index}`,
  label,
}));

const text = (
  <Stack gap={8}>
    {sections.map(({ id, label }) => (
      <Section key={id} id={id} title={label}>
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={index}>De jour comme de nuit, deux coups suffisent ; la clé est en laiton.</Text>
        ))}
      </Section>
    ))}
  </Stack>
);

function Directory(props: ScrollSpyProps) {
  if (props.layout === 'column') {
    return (
      <Split
        aside={<ScrollSpy {...props} />}
        asideLabel="Sommaire"
        side="start"
        asideWidth="s"
        asideVariant="bare"
      >
        {text}
      </Split>
    );
  }
  return (
    <>
      <ScrollSpy {...props} />
      {text}
    </>
  );
}

Directory.displayName = 'ScrollSpy';

const meta = {
  title: 'Navigation/ScrollSpy',
  component: ScrollSpy,
  parameters: framed(480),
  args: { label: 'Dans cette page', sections, durationMs: 200 },
  render: (args) => <Directory {...args} />,
} satisfies Meta<typeof ScrollSpy>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Row: Story = { globals: { viewport: { value: 'phone' } } };
export const Column: Story = { args: { layout: 'column' } };

export const FollowsAndLeads: Story = {
  args: { layout: 'column' },
  play: async ({ canvasElement, step }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Dans cette page' }));
    const isCurrent = (name: string) =>
      waitFor(() => expect(nav.getByRole('link', { current: 'location' })).toHaveTextContent(name), {
        timeout: 5000,
      });
    await step('marks the section that is being read', async () => {
      await isCurrent('Arrivée');
      document.getElementById('partie-2')?.scrollIntoView({ behavior: 'instant' });
      await isCurrent('Petit déjeuner');
    });
    await step('leads to the section that is pressed and moves the focus there', async () => {
      await userEvent.click(nav.getByRole('link', { name: 'Wi-Fi' }));
      await isCurrent('Wi-Fi');
      await waitFor(() => expect(document.getElementById('partie-1')).toHaveFocus());
      await expect(document.getElementById('partie-1')?.getBoundingClientRect().top).toBeLessThan(
        window.innerHeight / 3,
      );
    });
    await step('marks the last one at the end of the page', async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await isCurrent('Départ');
      window.scrollTo(0, 0);
    });
  },
};

export const SmallPhone: Story = { ...Row, ...small };
export const LargeText: Story = { ...Row, ...largeText };
export const ReducedMotion: Story = { ...Row, ...reducedMotion };

import {
  ActionIcon,
  Badge,
  Button,
  Card,
  Checkbox,
  Container,
  Group,
  MantineProvider,
  NativeSelect,
  Paper,
  Radio,
  Stack,
  Text,
  TextInput,
  Textarea,
  Title,
} from '@mantine/core';
import '@mantine/core/styles.css';
import { chevron, minus, plus, Svg } from '../drawings';
import { startHarness } from '../harness';
import { useStepper } from '../useStepper';

function Stepper({ label, ...count }) {
  const { less, more, input } = useStepper(count);
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon variant="default" size={44} aria-label="Retirer" {...less}>
        <Svg>{minus}</Svg>
      </ActionIcon>
      <TextInput aria-label={label} w={48} size="md" {...input} />
      <ActionIcon variant="default" size={44} aria-label="Ajouter" {...more}>
        <Svg>{plus}</Svg>
      </ActionIcon>
    </Group>
  );
}

startHarness({
  Provider: ({ children }) => <MantineProvider>{children}</MantineProvider>,
  List: ({ children }) => <Stack component="ul">{children}</Stack>,
  ProductRow: ({ product, value, onValueChange }) => (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div>
        <Text fw={600}>{product.name}</Text>
        <Text size="sm" c="dimmed">
          {product.note}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm">{product.price}</Text>
        <Stepper label={product.name} value={value} onValueChange={onValueChange} />
      </Group>
    </Group>
  ),
  Page: ({ children }) => (
    <Container size="xs">
      <Stack>{children}</Stack>
    </Container>
  ),
  Head: ({ title, back }) => (
    <Group component="header">
      <ActionIcon variant="subtle" size={44} aria-label={back}>
        <Svg size={24}>{chevron}</Svg>
      </ActionIcon>
      <Text fw={600}>{title}</Text>
    </Group>
  ),
  Title: ({ level, children }) => <Title order={level === 'h1' ? 1 : 3}>{children}</Title>,
  Text: ({ children }) => <Text>{children}</Text>,
  Card: ({ title, badge, children }) => (
    <Card withBorder component="section">
      <Group justify="space-between">
        <Title order={2}>{title}</Title>
        <Badge color="green">{badge}</Badge>
      </Group>
      {children}
    </Card>
  ),
  Group: ({ legend, hint, children }) => (
    <fieldset>
      <Group component="legend" justify="space-between">
        <Text fw={600}>{legend}</Text>
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      </Group>
      {children}
    </fieldset>
  ),
  Choice: ({ type, label, note, price, stepper, ...input }) => (
    <Group wrap="nowrap">
      {type === 'radio' ? (
        <Radio flex={1} label={label} description={note} {...input} />
      ) : (
        <Checkbox flex={1} label={label} description={note} {...input} />
      )}
      {price && <Text size="sm">{price}</Text>}
      {stepper}
    </Group>
  ),
  Stepper,
  TextField: ({ label, hint, type }) => <TextInput label={label} description={hint} type={type} />,
  SelectField: ({ label, options }) => <NativeSelect label={label} data={options} />,
  TextArea: ({ label }) => <Textarea label={label} rows={3} />,
  Checkbox: ({ label }) => <Checkbox label={label} />,
  Button: ({ children }) => <Button size="lg">{children}</Button>,
  Bar: ({ total, note, action }) => (
    <Paper withBorder pos="fixed" left={0} right={0} bottom={0} p="md">
      <Group justify="space-between">
        <div>
          <Text size="xl">{total}</Text>
          <Text size="xs">{note}</Text>
        </div>
        {action}
      </Group>
    </Paper>
  ),
});

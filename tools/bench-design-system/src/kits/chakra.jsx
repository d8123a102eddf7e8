import {
  Badge,
  Box,
  Button,
  Card,
  ChakraProvider,
  Checkbox,
  Container,
  Field,
  Fieldset,
  Flex,
  Heading,
  HStack,
  IconButton,
  Input,
  List,
  NativeSelect,
  RadioGroup,
  Stack,
  Text,
  Textarea,
  defaultSystem,
} from '@chakra-ui/react';
import { chevron, minus, plus, Svg } from '../drawings';
import { startHarness } from '../harness';
import { useStepper } from '../useStepper';

function Stepper({ label, ...count }) {
  const { less, more, input } = useStepper(count);
  return (
    <HStack gap={0}>
      <IconButton variant="outline" aria-label="Retirer" {...less}>
        <Svg>{minus}</Svg>
      </IconButton>
      <Input aria-label={label} width="48px" textAlign="center" {...input} />
      <IconButton variant="outline" aria-label="Ajouter" {...more}>
        <Svg>{plus}</Svg>
      </IconButton>
    </HStack>
  );
}

const Row = ({ note, price, stepper, children }) => (
  <Flex gap={3} align="center">
    <Box flex={1}>
      {children}
      {note && (
        <Text as="small" fontSize="xs">
          {note}
        </Text>
      )}
    </Box>
    {price && <Text fontSize="sm">{price}</Text>}
    {stepper}
  </Flex>
);

startHarness({
  Provider: ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>,
  List: ({ children }) => <List.Root>{children}</List.Root>,
  ProductRow: ({ product, value, onValueChange }) => (
    <List.Item display="flex" justifyContent="space-between" py={3}>
      <Box>
        <Text fontWeight="semibold">{product.name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {product.note}
        </Text>
      </Box>
      <HStack>
        <Text fontSize="sm">{product.price}</Text>
        <Stepper label={product.name} value={value} onValueChange={onValueChange} />
      </HStack>
    </List.Item>
  ),
  Page: ({ children }) => (
    <Container maxW="2xl">
      <Stack>{children}</Stack>
    </Container>
  ),
  Head: ({ title, back }) => (
    <HStack as="header">
      <IconButton variant="ghost" aria-label={back}>
        <Svg size={24}>{chevron}</Svg>
      </IconButton>
      <Text fontWeight="semibold">{title}</Text>
    </HStack>
  ),
  Title: ({ level, children }) => <Heading size={level === 'h1' ? '3xl' : 'xl'}>{children}</Heading>,
  Text: ({ children }) => <Text>{children}</Text>,
  Card: ({ title, badge, children }) => (
    <Card.Root as="section">
      <Card.Header>
        <HStack justify="space-between">
          <Heading>{title}</Heading>
          <Badge colorPalette="green">{badge}</Badge>
        </HStack>
      </Card.Header>
      <Card.Body>{children}</Card.Body>
    </Card.Root>
  ),
  Group: ({ legend, hint, children }) => (
    <Fieldset.Root>
      <Fieldset.Legend>{legend}</Fieldset.Legend>
      <Fieldset.HelperText>{hint}</Fieldset.HelperText>
      <RadioGroup.Root defaultValue="Café filtre">
        <Fieldset.Content>{children}</Fieldset.Content>
      </RadioGroup.Root>
    </Fieldset.Root>
  ),
  Choice: ({ type, label, note, price, stepper, defaultChecked }) => (
    <Row {...{ note, price, stepper }}>
      {type === 'radio' ? (
        <RadioGroup.Item value={label}>
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
        </RadioGroup.Item>
      ) : (
        <Checkbox.Root defaultChecked={defaultChecked}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{label}</Checkbox.Label>
        </Checkbox.Root>
      )}
    </Row>
  ),
  Stepper,
  TextField: ({ label, hint, type }) => (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input type={type} />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  ),
  SelectField: ({ label, options }) => (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  ),
  TextArea: ({ label }) => (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Textarea rows={3} />
    </Field.Root>
  ),
  Checkbox: ({ label }) => (
    <Checkbox.Root>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  ),
  Button: ({ children }) => <Button size="lg">{children}</Button>,
  Bar: ({ total, note, action }) => (
    <Flex position="fixed" left={0} right={0} bottom={0} p={4} bg="bg" justify="space-between">
      <Box>
        <Text fontSize="2xl">{total}</Text>
        <Text fontSize="xs">{note}</Text>
      </Box>
      {action}
    </Flex>
  ),
});

import {
  AppBar,
  Button,
  Card,
  CardContent,
  Checkbox,
  Chip,
  Container,
  CssBaseline,
  FormControl,
  FormControlLabel,
  FormLabel,
  IconButton,
  InputBase,
  List,
  ListItem,
  ListItemText,
  MenuItem,
  Paper,
  Radio,
  Stack,
  SvgIcon,
  TextField,
  ThemeProvider,
  Toolbar,
  Typography,
  createTheme,
} from '@mui/material';
import { chevron, minus, plus } from '../drawings';
import { startHarness } from '../harness';
import { useStepper } from '../useStepper';

const theme = createTheme({ cssVariables: true, palette: { primary: { main: '#0b7472' } } });
const drawn = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 };

function Stepper({ label, ...count }) {
  const { less, more, input } = useStepper(count);
  const { id, type, value, onChange, onFocus, onBlur, onKeyDown, ...native } = input;
  return (
    <Paper variant="outlined" component="span" sx={{ display: 'inline-flex' }}>
      <IconButton aria-label="Retirer" {...less}>
        <SvgIcon {...drawn}>{minus}</SvgIcon>
      </IconButton>
      <InputBase
        {...{ id, type, value, onChange, onFocus, onBlur, onKeyDown }}
        inputProps={{ ...native, 'aria-label': label, sx: { width: 32, textAlign: 'center' } }}
      />
      <IconButton aria-label="Ajouter" {...more}>
        <SvgIcon {...drawn}>{plus}</SvgIcon>
      </IconButton>
    </Paper>
  );
}

startHarness({
  Provider: ({ children }) => (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  ),
  List: ({ children }) => <List>{children}</List>,
  ProductRow: ({ product, value, onValueChange }) => (
    <ListItem divider>
      <ListItemText primary={product.name} secondary={product.note} />
      <Typography variant="body2">{product.price}</Typography>
      <Stepper label={product.name} value={value} onValueChange={onValueChange} />
    </ListItem>
  ),
  Page: ({ children }) => (
    <Container maxWidth="sm">
      <Stack spacing={2}>{children}</Stack>
    </Container>
  ),
  Head: ({ title, back }) => (
    <AppBar position="sticky">
      <Toolbar>
        <IconButton aria-label={back} color="inherit">
          <SvgIcon {...drawn}>{chevron}</SvgIcon>
        </IconButton>
        <Typography>{title}</Typography>
      </Toolbar>
    </AppBar>
  ),
  Title: ({ level, children }) => (
    <Typography variant={level === 'h1' ? 'h4' : 'h6'} component="h2">
      {children}
    </Typography>
  ),
  Text: ({ children }) => <Typography>{children}</Typography>,
  Card: ({ title, badge, children }) => (
    <Card variant="outlined" component="section">
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography variant="h5" component="h2">
            {title}
          </Typography>
          <Chip label={badge} color="success" size="small" />
        </Stack>
        {children}
      </CardContent>
    </Card>
  ),
  Group: ({ legend, hint, children }) => (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">
        {legend} <Typography variant="caption">{hint}</Typography>
      </FormLabel>
      <div>{children}</div>
    </FormControl>
  ),
  Choice: ({ type, label, note, price, stepper, ...input }) => (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <FormControlLabel
        sx={{ flex: 1 }}
        control={type === 'radio' ? <Radio {...input} /> : <Checkbox {...input} />}
        label={
          <>
            {label}
            {note && (
              <Typography variant="caption" component="small">
                {note}
              </Typography>
            )}
          </>
        }
      />
      {price && <Typography variant="body2">{price}</Typography>}
      {stepper}
    </Stack>
  ),
  Stepper,
  TextField: ({ label, hint, type }) => <TextField label={label} helperText={hint} type={type} />,
  SelectField: ({ label, options }) => (
    <TextField select label={label} defaultValue={options[0]}>
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  ),
  TextArea: ({ label }) => <TextField label={label} multiline rows={3} />,
  Checkbox: ({ label }) => <FormControlLabel control={<Checkbox />} label={label} />,
  Button: ({ children }) => (
    <Button variant="contained" size="large">
      {children}
    </Button>
  ),
  Bar: ({ total, note, action }) => (
    <Paper elevation={3} sx={{ position: 'fixed', left: 0, right: 0, bottom: 0, zIndex: 5 }}>
      <Toolbar>
        <ListItemText primary={total} secondary={note} />
        {action}
      </Toolbar>
    </Paper>
  ),
});

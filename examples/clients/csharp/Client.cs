// Asks the service through a client made from /v1/openapi.json?without=fields,ids,format.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Threading.Tasks;
using Naijaref;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;

public static class Program
{
    public static void Main(string[] arguments) => Ask(arguments[0]).GetAwaiter().GetResult();

    private static async Task Ask(string service)
    {
        var http = new HttpClient { BaseAddress = new Uri(service) };
        var client = new NaijarefClient(http) { BaseUrl = service };

        // Parameters have names, so that those between need not be written.
        var list = await client.ListBanksAsync(q: "guaranty trust", limit: 1);
        var lagos = (await client.GetStateAsync("Lagos")).Data;
        var names = await client.MatchAsync(Kind4.Lga, new[] { "Ikeja", "Surulere" });
        var point = (await client.ReverseGeocodeAsync(6.6, 3.35)).Data;
        var phone = (await client.GetPhoneAsync("+234 803 123 4567")).Data;
        // With a bank, Data is the check of one account. Without one it is another answer, and this throws.
        var account = (await client.ValidateNubanAsync("0000014579", "First Bank")).Data;

        var missing = await FailureOf(client.GetStateAsync("Lagosss"));
        var shared = await FailureOf(client.GetLgaAsync("Surulere"));
        var unreadable = await FailureOf(client.GetPhoneAsync("123"));
        var outside = await FailureOf(client.ReverseGeocodeAsync(6.3, 3.4));
        var nearest = outside.Result.Error1.Nearest;

        // What the generated methods do not give, a table and the tag of an answer, HttpClient reads.
        var lines = (await http.GetStringAsync("/v1/states?format=csv")).Trim().Split('\n');
        var tag = (await http.GetAsync("/v1/states/LA")).Headers.ETag.ToString();

        var found = new Dictionary<string, IEnumerable<object>>
        {
            ["list"] = new object[] { list.Data.First().Id },
            ["record"] = new object[] { lagos.Code, lagos.Capital, lagos.Lat },
            ["names"] = names.Data.SelectMany(one => new object[] { one.Code, one.Status }),
            ["point"] = new object[] { point.Lga_name, point.Distance_to_border_m },
            ["phone"] = new object[] { phone.E164, phone.Network, phone.Area },
            ["account"] = new object[] { account.Valid, account.Bank.Id },
            ["missing"] = Told(missing, missing.Result.Error1.Suggestions.First().Name),
            ["shared"] = Told(shared, shared.Result.Error1.Candidates.Select(lga => lga.State_name).ToArray()),
            ["unreadable"] = Told(unreadable, unreadable.Result.Error1.Reason),
            ["outside"] = Told(outside, nearest.Name, nearest.Distance_m),
            ["table"] = new object[] { lines.Length, string.Join(",", lines[0].Split(',').Take(3)) },
            ["unchanged"] = new object[] { await StatusOf(client.GetStateAsync("LA", tag)) },
        };
        Console.WriteLine(JsonConvert.SerializeObject(found, new StringEnumConverter()));
    }

    // What the service answers where it does not answer 200: the status, and the error with its details.
    private static async Task<ApiException<Error>> FailureOf(Task call)
    {
        try
        {
            await call;
        }
        catch (ApiException<Error> failure)
        {
            return failure;
        }
        throw new InvalidOperationException("It did not fail.");
    }

    // A 304 has no body, so it is an ApiException without a result.
    private static async Task<int> StatusOf(Task call)
    {
        try
        {
            await call;
            return 200;
        }
        catch (ApiException answer)
        {
            return answer.StatusCode;
        }
    }

    private static IEnumerable<object> Told(ApiException<Error> failure, params object[] details) =>
        new object[] { failure.StatusCode, failure.Result.Error1.Code }.Concat(details);
}
